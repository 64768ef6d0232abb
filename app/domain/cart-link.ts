import { type CartItem, MAX_QUANTITY, SHARED_CART } from './cart.ts'
import { readTable, type TableNumber } from './table-number.ts'

/** A line of the cart as a link carries it. */
export type SharedLine = Pick<CartItem, 'id' | 'quantity'>

/**
 * The cart lines in the fragment of an address; none in any other fragment. Quantities above the most are
 * lowered, lines with the same id are added up, and unreadable ones are left out. The ids are not checked.
 */
export function readSharedCart(fragment: string): SharedLine[] {
  if (!fragment.startsWith(SHARED_CART)) return []
  const lines = new Map<string, number>()
  const [list = ''] = fragment.slice(SHARED_CART.length).split('&')
  for (const part of list.split(',')) {
    const [, name = '', count = '1'] = /^([^*]+)(?:\*(\d{1,9}))?$/.exec(part) ?? []
    const id = decode(name)
    const quantity = Math.min((lines.get(id) ?? 0) + Number(count), MAX_QUANTITY)
    if (id && quantity > 0) lines.set(id, quantity)
  }
  return Array.from(lines, ([id, quantity]) => ({ id, quantity }))
}

/** The table in the fragment of an address that carries a cart; undefined in any other fragment. */
export const readSharedTable = (fragment: string): TableNumber | undefined =>
  fragment.startsWith(SHARED_CART)
    ? readTable(new URLSearchParams(fragment.slice(1)).get('table'))
    : undefined

function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
