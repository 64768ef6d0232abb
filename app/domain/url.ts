import type { CartItem } from './cart.ts'
import type { IsoDate } from './day.ts'
import { anyDiet, type Diet, HEATS } from './diet.ts'
import {
  ADULTS,
  CHILDREN,
  isPartyEntered,
  isSelectableCheckOut,
  isWithinReach,
  partyOf,
  type Stay,
} from './reservation.ts'
import { readTableNumber, type TableNumber } from './table-number.ts'

/*
 * Writes a visit into a page's query or a cart's fragment, and reads it again. A URL never holds a guest's name or free
 * text. */

/** The part of a visit that fits into a URL. */
export type UrlFields = {
  readonly stay?: Stay
  readonly diet?: Diet | undefined
  readonly table?: TableNumber | null | undefined
}

/** The values that a URL may name. Whatever is left out here is not read. */
export type KnownValues = {
  /** Returns the id that the reservation form has for a room, given that id or the one of the list. */
  readonly room?: (id: string | null) => string | undefined
  readonly offer?: (id: string | null) => string | undefined
  readonly allergens?: readonly string[]
}

/** Query keys of a stay without its room, of a whole stay, and of a diet. */
export const ROOMLESS_STAY_KEYS = ['adapted', 'from', 'to', 'adults', 'children', 'offer'] as const
export const STAY_KEYS = ['room', ...ROOMLESS_STAY_KEYS] as const
export const DIET_KEYS = ['diet', 'without', 'heat'] as const

/** A query key that belongs to a visit. */
export type Key = (typeof STAY_KEYS)[number] | (typeof DIET_KEYS)[number] | 'table'

/**
 * Reads a query. It drops invalid values: what the hotel does not offer, days that can never be chosen, numbers that
 * the form does not have. A past day is kept, so that the page can say that it is past.
 *
 * @param keys - what may be read: a page can use the others for something else
 */
export function readFields(
  query: URLSearchParams,
  keys: readonly Key[],
  { room, offer, allergens }: KnownValues,
  today: IsoDate,
): UrlFields {
  const get = (key: Key) => (keys.includes(key) ? query.get(key) : null)
  const [from, to] = [get('from') ?? '', get('to') ?? '']
  const checkIn = isWithinReach(from, today) ? from : undefined
  const adapted = get('adapted')
  const party = {
    adults: ADULTS.find((number) => number === get('adults')),
    children: CHILDREN.find((number) => number === get('children')),
  }
  const stay = filled({
    roomType: room?.(get('room')),
    ...(adapted && { adapted: adapted === 'yes' }),
    checkIn,
    checkOut: checkIn && isSelectableCheckOut(to, checkIn) ? to : undefined,
    ...(isPartyEntered(party) && partyOf(party)),
    offer: offer?.(get('offer')),
  })
  const without = get('without')?.split(',') ?? []
  const table = readTableNumber(get('table'))
  return {
    ...(Object.keys(stay).length > 0 && { stay }),
    ...(allergens &&
      DIET_KEYS.some((key) => get(key) !== null) && {
        diet: {
          isVegetarian: get('diet') === 'vegetarian',
          without: allergens.filter((allergen) => without.includes(allergen)),
          heat: HEATS.find((heat) => heat === get('heat')) ?? null,
        },
      }),
    ...(table && { table }),
  }
}

/** The query values of a visit. What has not been said is left out. */
export function writeFields({
  stay = {},
  diet = anyDiet,
  table,
}: UrlFields): Partial<Record<Key, string>> {
  const { roomType, adapted, checkIn, checkOut, adults, children, offer } = stay
  return filled({
    room: roomType,
    adapted: adapted ? 'yes' : undefined,
    from: checkIn,
    to: checkOut,
    adults,
    children: children === '0' ? undefined : children,
    offer,
    diet: diet.isVegetarian ? 'vegetarian' : undefined,
    without: diet.without.join(','),
    heat: diet.heat,
    table: table ? `${table}` : undefined,
  })
}

export type Query = '' | `?${string}`

/** Sets values in a query, and keeps the others. An empty value removes its key. */
export function withValues(
  search: string | URLSearchParams,
  values: Readonly<Record<string, string | undefined>>,
): Query {
  const query = new URLSearchParams(search)
  for (const [key, value] of Object.entries(values))
    if (value) query.set(key, value)
    else query.delete(key)
  return `${query}` && `?${query}`
}

/** Sets or removes these keys of a visit, and keeps the rest of the query: '?course=mains&without=nuts'. */
export function withFields(search: string, keys: readonly Key[], fields: UrlFields): Query {
  const values = writeFields(fields)
  return withValues(search, Object.fromEntries(keys.map((key) => [key, values[key]])))
}

/** The start of a fragment that carries a cart. Copied links and codes hold it, so it cannot change. */
export const SHARED_CART = '#basket='

/** Keeps the fragment of a cart that has not been taken over yet. Any other fragment has been followed. */
export const keptHash = (hash: string): string => (hash.startsWith(SHARED_CART) ? hash : '')

/**
 * The fragment that carries a cart and the rest of a visit:
 * '#basket=beguni*2,deluxe_2026-12-12_2026-12-16&without=nuts&table=7'. Browsers do not send it.
 *
 * @param anchor - the id that the page is open at, or '' for none; only a link to another language sets it
 */
export function cartFragment(
  lines: readonly Pick<CartItem, 'id' | 'quantity'>[],
  fields: UrlFields = {},
  anchor?: string,
): `#${string}` {
  const ids = lines.map(({ id, quantity }) => id + (quantity > 1 ? `*${quantity}` : ''))
  const after = `${new URLSearchParams({ ...writeFields(fields), ...(anchor !== undefined && { at: anchor }) })}`
  return `${SHARED_CART}${ids.join(',')}${after && `&${after}`}`
}

/** The fragment of a cart that is sent to somebody. Party and offer are in it only if it has a room. */
export function sharedFragment(
  items: readonly Pick<CartItem, 'id' | 'quantity' | 'type'>[],
  { stay = {}, diet, table }: UrlFields,
): `#${string}` {
  const { adults, children, offer } = stay
  const hasRoom = items.some(({ type }) => type === 'room')
  return cartFragment(items, { diet, table, ...(hasRoom && { stay: { adults, children, offer } }) })
}

/** Leaves out values that are empty. */
const filled = <Values extends object>(values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  ) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined | null | ''>
  }
