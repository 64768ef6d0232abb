import { ADAPTED, MAX_QUANTITY, type RoomLine } from './cart.ts'
import { isIsoDate } from './day.ts'
import { isSelectableCheckOut } from './reservation.ts'
import { shortened } from './text.ts'
import { SHARED_CART } from './url.ts'

/*
 * Reads what `cartFragment` of url.ts writes. It is a file of its own because pages load it only when a fragment
 * comes.
 */

/**
 * Reads the fragment of a cart: its lines, its query, and the anchor if it is the guest's own cart. Quantities are
 * capped, lines with the same id are added up, and unreadable lines are left out. Ids are not checked. Any other
 * fragment is an empty cart.
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
    lines: Array.from(lines, ([id, quantity]) => ({ id, quantity })),
    query,
    anchor: query.get('at') ?? undefined,
  }
}

/** Reads the id of a room's line. Undefined for days that no stay can have. */
export function readRoomLine(lineId: string): RoomLine | undefined {
  const [room = '', ...rest] = lineId.split('_')
  const adapted = rest[0] === ADAPTED
  const [checkIn, checkOut = ''] = adapted ? rest.slice(1) : rest
  if (checkIn === undefined) return { room, adapted }
  if (!isIsoDate(checkIn) || !isSelectableCheckOut(checkOut, checkIn)) return undefined
  return { room, adapted, days: { checkIn, checkOut } }
}

/** At most three unknown names from a link, each shortened, so that no link can put its own text on the site. */
export const shortNames = (names: readonly string[]): string[] => [
  ...names.slice(0, 3).map((name) => shortened(name, 24)),
  ...(names.length > 3 ? ['…'] : []),
]

/** The fragment after its prefix. Mail gateways and chat programs percent-encode its commas and stars. */
function decoded(fragment: string) {
  if (!fragment.startsWith(SHARED_CART)) return ''
  const text = fragment.slice(SHARED_CART.length)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
