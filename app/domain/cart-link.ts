import { SHARED_CART } from './address.ts'
import { type CartItem, MAX_QUANTITY } from './cart.ts'
import { isSelectableCheckOut } from './reservation.ts'
import { isIsoDate, type Stay } from './stay.ts'
import { shortened } from './text.ts'

/*
 * Reads what `cartFragment` of address.ts writes: a file of its own, since pages read no fragment until one comes.
 */

/** A line of the cart as a link carries it. */
export type SharedLine = Pick<CartItem, 'id' | 'quantity'>

/**
 * What the fragment of a cart holds: its lines, what is said behind them, and at which id the page was open where it is
 * the guest's own. Quantities above the most are lowered, lines with the same id are added up, and unreadable ones are left
 * out. The ids are not checked. Any other fragment holds nothing.
 */
export function readFragment(fragment: string) {
  const [list = '', ...rest] = decoded(fragment).split('&')
  const lines = new Map<string, number>()
  for (const part of list.split(',')) {
    const [, id, count = '1'] = /^([^*]+)(?:\*(\d{1,9}))?$/.exec(part) ?? []
    if (!id) continue
    const quantity = Math.min((lines.get(id) ?? 0) + Number(count), MAX_QUANTITY)
    if (quantity > 0) lines.set(id, quantity)
  }
  const query = new URLSearchParams(rest.join('&'))
  return {
    lines: Array.from(lines, ([id, quantity]): SharedLine => ({ id, quantity })),
    query,
    anchor: query.get('at') ?? undefined,
  }
}

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
function decoded(fragment: string) {
  if (!fragment.startsWith(SHARED_CART)) return ''
  const text = fragment.slice(SHARED_CART.length)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
