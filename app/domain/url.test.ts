import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_QUANTITY } from './cart.ts'
import { addDays, daysBetween } from './day.ts'
import { HEATS } from './diet.ts'
import { ADULTS, CHILDREN, initialForm, reservationReducer } from './reservation.ts'
import { readFragment } from './shared-cart.ts'
import {
  cartFragment,
  DIET_KEYS,
  type KnownValues,
  readFields,
  STAY_KEYS,
  type UrlFields,
  withFields,
} from './url.ts'

const TODAY = '2026-11-23'
const KEYS = [...STAY_KEYS, ...DIET_KEYS, 'table'] as const
const ALLERGENS = ['gluten', 'milk', 'fish', 'nuts']
const ROOMS = ['standard', 'suite', 'garden-view']
const OFFERS = ['early-bird', 'anniversary']
const oneOf = (ids: readonly string[]) => (id: string | null) => ids.find((each) => each === id)
const known: KnownValues = { room: oneOf(ROOMS), offer: oneOf(OFFERS), allergens: ALLERGENS }
const read = (search: string, keys: readonly (typeof KEYS)[number][] = KEYS) =>
  readFields(new URLSearchParams(search), keys, known, TODAY)

const lines = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z][a-z0-9_-]{0,30}$/),
    quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
  }),
  { selector: ({ id }) => id },
)
const stay = fc
  .record({
    roomType: fc.constantFrom(...ROOMS),
    days: fc.nat({ max: 730 }),
    nights: fc.integer({ min: 1, max: 365 }),
    adults: fc.constantFrom(...ADULTS),
    children: fc.constantFrom(...CHILDREN),
    offer: fc.constantFrom(...OFFERS),
  })
  .map(({ days, nights, ...rest }) => {
    const checkIn = addDays(TODAY, days)
    return { ...rest, checkIn, checkOut: addDays(checkIn, nights) }
  })
const diet = fc
  .record({
    isVegetarian: fc.boolean(),
    without: fc.subarray(ALLERGENS),
    heat: fc.constantFrom(null, ...HEATS),
  })
  .filter(({ isVegetarian, without, heat }) => isVegetarian || without.length > 0 || !!heat)
const maybeAdapted = fc.oneof(
  stay,
  stay.map((stay) => ({ ...stay, adapted: true })),
)
const said = fc.record(
  { stay: maybeAdapted, diet, table: fc.integer({ min: 1, max: 99 }) },
  { requiredKeys: [] },
)

test('a visit survives a query and the fragment of a cart', () =>
  fc.assert(
    fc.property(
      said,
      lines,
      fc.constantFrom(undefined, '', 'comparison'),
      (said, lines, anchor) => {
        const query = withFields('?course=mains&without=old&table=2', KEYS, said)
        expect(read(query)).toEqual(said)
        expect(query).toMatch(/^\?course=mains(?!.*old)/)

        const fragment = readFragment(cartFragment(lines, said, anchor))
        expect(fragment).toMatchObject({ lines, anchor })
        expect(readFields(fragment.query, KEYS, known, TODAY)).toEqual(said)
      },
    ),
  ))

test.each<[search: string, said: UrlFields]>([
  ['', {}],
  ['room=houseboat&offer=free-lunch&table=100&adults=5&children=-1', {}],
  ['room=suite&room=standard', { stay: { roomType: 'suite' } }],
  ['adults=2', { stay: { adults: '2', children: '0' } }],
  ['children=1', { stay: { adults: '2', children: '1' } }],
  ['from=2026-11-20&to=2026-11-24', { stay: { checkIn: '2026-11-20', checkOut: '2026-11-24' } }],
  ['from=2026-12-01&to=2026-12-01', { stay: { checkIn: '2026-12-01' } }],
  ['from=2028-11-22', { stay: { checkIn: '2028-11-22' } }],
  ['from=2028-11-23', {}],
  ['to=2026-12-01', {}],
  [
    'without=water,,%00&diet=vegan&heat=extra+hot',
    { diet: { isVegetarian: false, without: [], heat: null } },
  ],
  [
    'without=nuts,fish,nuts',
    { diet: { isVegetarian: false, without: ['fish', 'nuts'], heat: null } },
  ],
  ['table=07', {}],
])('%s says %j', (search, said) => {
  expect(read(search)).toEqual(said)
})

test('a page reads its own keys only: ?room= of the list is the room that is open', () => {
  expect(read('room=suite&adults=1&table=7', ['adults'])).toEqual({
    stay: { adults: '1', children: '0' },
  })
})

test('what was not said is not in the URL', () => {
  expect(withFields('', KEYS, { stay: initialForm, table: null })).toBe('')
  const stay = { roomType: 'suite', checkIn: '2026-12-01', checkOut: null } as const
  expect(withFields('', STAY_KEYS, { stay })).toBe('?room=suite&from=2026-12-01')
  expect(withFields('', STAY_KEYS, { stay: { adults: '2', children: '0' } })).toBe('?adults=2')
})

/** Anything that somebody can write into a URL: near, far and impossible days, and any text. */
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60, size: 'max' }),
  fc.constantFrom('__proto__', 'constructor', 'toString', '<img src=x>', '-1', '1e9', 'NaN', '%00'),
  fc.constantFrom(
    '9999-12-31',
    '+010000-01-01',
    '-000001-01-01',
    '2027-02-30',
    '%E0%A4%A',
    '*',
    ',',
  ),
  fc.integer({ min: -40, max: 2_000_000 }).map((days) => addDays(TODAY, days)),
  fc.constantFrom(...ROOMS, ...ADULTS, ...CHILDREN, ...OFFERS, ...ALLERGENS, ...HEATS),
)

test('whatever a URL says can be entered and written again', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...KEYS, '__proto__'), value)), (pairs) => {
      const said = read(`${new URLSearchParams(pairs)}`)
      const again = read(withFields('', KEYS, said))
      const { checkIn, checkOut, roomType, adults, children } = reservationReducer(initialForm, {
        type: 'enterStay',
        stay: said.stay ?? {},
      })
      expect(['', ...ROOMS]).toContain(roomType)
      expect([undefined, ...ADULTS]).toContain(adults)
      expect([undefined, ...CHILDREN]).toContain(children)
      if (checkIn) expect(daysBetween(TODAY, checkIn)).toBeLessThanOrEqual(730)
      if (checkOut) expect(daysBetween(checkIn ?? '', checkOut)).toBeLessThanOrEqual(365)
      const form = (each: UrlFields) =>
        reservationReducer(initialForm, { type: 'enterStay', stay: each.stay ?? {} })
      expect(form(again)).toEqual(form(said))
      expect(again.table).toBe(said.table)
    }),
  ))
