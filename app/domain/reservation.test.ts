import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ADULTS,
  CHILDREN,
  canContinue,
  guestSummary,
  initialForm,
  initialReservation,
  isSelectableCheckIn,
  isSelectableCheckOut,
  missing,
  missingSentence,
  type ReservationAction,
  type ReservationForm,
  reservationReducer,
  type Step,
} from './reservation.ts'
import { addDays, isIsoDate, nights } from './stay.ts'

const chosen = { checkIn: '2026-12-12', checkOut: '2026-12-14', roomType: 'deluxe' }
const at = (step: Step, part: Partial<ReservationForm> = {}) => ({
  step,
  form: { ...initialForm, ...part },
})

test('the form starts empty at step 1, for 2 adults without children who pay by card', () => {
  expect(initialReservation).toEqual({
    step: 1,
    form: {
      checkIn: null,
      checkOut: null,
      roomType: '',
      adults: '2',
      children: '0',
      specialRequests: '',
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      paymentMethod: 'credit-card',
      agreed: false,
    },
  })
})

test('adults are 1 to 4, children 0 to 3', () => {
  expect(ADULTS).toEqual(['1', '2', '3', '4'])
  expect(CHILDREN).toEqual(['0', '1', '2', '3'])
})

test.each<[Partial<ReservationForm>, string[]]>([
  [{}, ['check-in date', 'check-out date', 'room type']],
  [{ checkIn: '2026-12-12' }, ['check-out date', 'room type']],
  [{ roomType: 'suite' }, ['check-in date', 'check-out date']],
  [{ ...chosen, roomType: '' }, ['room type']],
  [chosen, []],
])('step 1 with %o still needs %o, and opens when nothing is missing', (part, needed) => {
  expect(missing(at(1, part))).toEqual(needed)
  expect(canContinue(at(1, part))).toBe(needed.length === 0)
})

test('step 2 is never closed, step 3 opens with the agreement to the terms alone', () => {
  expect(canContinue(at(2))).toBe(true)
  expect(canContinue(at(3, chosen))).toBe(false)
  expect(missing(at(3, chosen))).toEqual(['agreement to the terms'])
  expect(canContinue(at(3, { ...chosen, agreed: true }))).toBe(true)
})

test('forward goes up one step only when nothing is missing', () => {
  expect(reservationReducer(at(1), { type: 'forward' })).toEqual(at(1))
  expect(reservationReducer(at(1, chosen), { type: 'forward' })).toEqual(at(2, chosen))
  expect(reservationReducer(at(2, chosen), { type: 'forward' })).toEqual(at(3, chosen))
  expect(reservationReducer(at(3, chosen), { type: 'forward' })).toEqual(at(3, chosen))
})

test('forward at step 3 confirms: the form is empty again, at step 1, with no room chosen', () => {
  const ready = at(3, { ...chosen, firstName: 'Rumi', adults: '4', agreed: true })
  expect(reservationReducer(ready, { type: 'forward' })).toEqual(initialReservation)
})

test('back goes down one step, never below 1, and keeps everything entered', () => {
  const entered = { ...chosen, firstName: 'Rumi', agreed: true }
  expect(reservationReducer(at(3, entered), { type: 'back' })).toEqual(at(2, entered))
  expect(reservationReducer(at(2, entered), { type: 'back' })).toEqual(at(1, entered))
  expect(reservationReducer(at(1, entered), { type: 'back' })).toEqual(at(1, entered))
})

test('a field takes its new value and the others stay', () => {
  const renamed = reservationReducer(at(2, chosen), {
    type: 'set',
    field: 'firstName',
    value: 'Rumi',
  })
  expect(renamed).toEqual(at(2, { ...chosen, firstName: 'Rumi' }))
})

test('a field takes only a value of its own kind', () => {
  // @ts-expect-error five adults do not fit
  const tooMany: ReservationAction = { type: 'set', field: 'adults', value: '5' }
  // @ts-expect-error the agreement is yes or no
  const worded: ReservationAction = { type: 'set', field: 'agreed', value: 'yes' }
  // @ts-expect-error days have their own actions, which check them
  const sneaked: ReservationAction = { type: 'set', field: 'checkOut', value: '2026-12-12' }
  expect([tooMany, worded, sneaked]).toHaveLength(3)
})

test('choosing a room type keeps the dates', () => {
  expect(reservationReducer(at(1, chosen), { type: 'chooseRoomType', roomType: 'family' })).toEqual(
    at(1, { ...chosen, roomType: 'family' }),
  )
})

test.each([
  ['2026-12-10', '2026-12-14'],
  ['2026-12-13', '2026-12-14'],
  ['2026-12-14', null],
  ['2027-01-01', null],
])('a check-in moved to %s leaves the check-out at %o', (day, checkOut) => {
  expect(reservationReducer(at(1, chosen), { type: 'chooseCheckIn', day })).toEqual(
    at(1, { ...chosen, checkIn: day, checkOut }),
  )
})

test('a check-out is taken only after a check-in, and at least one day later', () => {
  const leave = (checkIn: string | null, day: string) =>
    reservationReducer(at(1, { checkIn }), { type: 'chooseCheckOut', day }).form.checkOut
  expect(leave(null, '2026-12-13')).toBeNull()
  expect(leave('2026-12-12', '2026-12-11')).toBeNull()
  expect(leave('2026-12-12', '2026-12-12')).toBeNull()
  expect(leave('2026-12-12', '2026-12-13')).toBe('2026-12-13')
  expect(leave('2026-12-31', '2027-01-01')).toBe('2027-01-01')
})

test.each(['', 'soon', '2026-02-30', '2027-1-1', '12/12/2026', '9999-99-99', '+010000-12'])(
  'the nonsense day %o is ignored',
  (day) => {
    const before = at(1, chosen)
    expect(reservationReducer(before, { type: 'chooseCheckIn', day })).toBe(before)
    expect(reservationReducer(before, { type: 'chooseCheckOut', day })).toBe(before)
    expect(isSelectableCheckIn(day, '0000-01-01')).toBe(false)
    expect(isSelectableCheckOut(day, '0000-01-01')).toBe(false)
  },
)

test('a check-in is today at the earliest', () => {
  expect(isSelectableCheckIn('2026-11-30', '2026-12-01')).toBe(false)
  expect(isSelectableCheckIn('2026-12-01', '2026-12-01')).toBe(true)
  expect(isSelectableCheckIn('2027-01-01', '2026-12-01')).toBe(true)
})

test('no check-out can be chosen before a check-in is, then only from the day after it', () => {
  expect(isSelectableCheckOut('2026-12-12', null)).toBe(false)
  expect(isSelectableCheckOut('2026-12-12', '2026-12-13')).toBe(false)
  expect(isSelectableCheckOut('2026-12-12', '2026-12-12')).toBe(false)
  expect(isSelectableCheckOut('2026-12-13', '2026-12-12')).toBe(true)
})

test.each([
  [[], ''],
  [['room type'], 'Still needed: room type.'],
  [['check-out date', 'room type'], 'Still needed: check-out date and room type.'],
  [
    ['check-in date', 'check-out date', 'room type'],
    'Still needed: check-in date, check-out date and room type.',
  ],
])('%o missing reads %o', (list, sentence) => {
  expect(missingSentence(list)).toBe(sentence)
})

test.each([
  ['2', '0', '2 adults'],
  ['1', '0', '1 adult'],
  ['1', '2', '1 adult, 2 children'],
  ['4', '1', '4 adults, 1 child'],
])('%s and %s read %o', (adults, children, words) => {
  expect(guestSummary(adults, children)).toBe(words)
})

const day = fc.oneof(
  fc.integer({ min: -3, max: 40 }).map((count) => addDays('2026-12-12', count)),
  fc.constantFrom('', 'soon', '2026-02-30', '+010000-12'),
)
const action = fc.oneof(
  day.map((on): ReservationAction => ({ type: 'chooseCheckIn', day: on })),
  day.map((on): ReservationAction => ({ type: 'chooseCheckOut', day: on })),
  fc
    .constantFrom('', 'deluxe', 'suite')
    .map((roomType): ReservationAction => ({ type: 'chooseRoomType', roomType })),
  fc.boolean().map((value): ReservationAction => ({ type: 'set', field: 'agreed', value })),
  fc.string().map((value): ReservationAction => ({ type: 'set', field: 'email', value })),
  fc.constantFrom<ReservationAction[]>({ type: 'forward' }, { type: 'back' }),
)

test('whatever a guest does, step and dates stay in order and nothing entered is lost', () =>
  fc.assert(
    fc.property(fc.array(action, { maxLength: 80 }), (actions) => {
      let state = initialReservation
      for (const each of actions) {
        const before = state
        state = reservationReducer(before, each)
        const { checkIn, checkOut } = state.form

        expect([1, 2, 3]).toContain(state.step)
        expect(Math.abs(state.step - before.step) <= 1 || state === initialReservation).toBe(true)
        if (checkIn !== null) expect(isIsoDate(checkIn)).toBe(true)
        if (checkOut !== null) {
          expect(nights(checkIn ?? '', checkOut)).toBeGreaterThanOrEqual(1)
          expect(checkOut >= addDays(checkIn ?? '', 1)).toBe(true)
        }
        if (each.type === 'back') expect(state.form).toEqual(before.form)
        if (each.type === 'forward' && !canContinue(before)) expect(state).toEqual(before)
      }
    }),
  ))
