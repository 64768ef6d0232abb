import { type CartItem, MAX_QUANTITY, SHARED_CART } from './cart.ts'
import { isSelectableCheckOut } from './reservation.ts'
import { isIsoDate, type Stay } from './stay.ts'
import { readTable, type TableNumber } from './table-number.ts'
import { shortened } from './text.ts'

/** A line of the cart as a link carries it. */
export type SharedLine = Pick<CartItem, 'id' | 'quantity'>

/**
 * The cart lines in the fragment of an address; none in any other fragment. Quantities above the most are
 * lowered, lines with the same id are added up, and unreadable ones are left out. The ids are not checked.
 */
export function readSharedCart(fragment: string): SharedLine[] {
  const lines = new Map<string, number>()
  const [list = ''] = held(fragment).split('&')
  for (const part of list.split(',')) {
    const [, id, count = '1'] = /^([^*]+)(?:\*(\d{1,9}))?$/.exec(part) ?? []
    if (!id) continue
    const quantity = Math.min((lines.get(id) ?? 0) + Number(count), MAX_QUANTITY)
    if (quantity > 0) lines.set(id, quantity)
  }
  return Array.from(lines, ([id, quantity]) => ({ id, quantity }))
}

/** The table in the fragment of an address that carries a cart; undefined in any other fragment. */
export const readSharedTable = (fragment: string): TableNumber | undefined =>
  readTable(after(fragment).get('table'))

/** At which id the page was open from which a guest takes the cart along; undefined where somebody shared it. */
export const readPlace = (fragment: string): string | undefined =>
  after(fragment).get('at') ?? undefined

/** What follows the lines. */
const after = (fragment: string) => new URLSearchParams(held(fragment).replace(/^[^&]*/, ''))

/** The room in the id of a line, with its days where it has any; undefined for days that no stay can have. */
export function readRoomLine(lineId: string): { room: string; stay?: Stay } | undefined {
  const [room = '', checkIn, checkOut = ''] = lineId.split('_')
  if (checkIn === undefined) return { room }
  if (!isIsoDate(checkIn) || !isSelectableCheckOut(checkOut, checkIn)) return undefined
  return { room, stay: { checkIn, checkOut } }
}

/** Names that come with a link and mean nothing here: three at most, and cut, so that no link can make the site speak. */
export const shortNames = (names: readonly string[]): string[] => [
  ...names.slice(0, 3).map((name) => shortened(name, 24)),
  ...(names.length > 3 ? ['…'] : []),
]

/** What follows the mark of a cart. Mail gateways and chat programs percent-encode its commas and stars. */
function held(fragment: string) {
  if (!fragment.startsWith(SHARED_CART)) return ''
  const text = fragment.slice(SHARED_CART.length)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
