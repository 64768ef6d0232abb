import { BASKET, type CartItem, MAX_QUANTITY } from './cart.ts'

/** What a link says of a line of the cart. */
export type BasketLine = Pick<CartItem, 'id' | 'quantity'>

/**
 * The lines that a fragment carries; none for a fragment of another kind. A line that says too much,
 * nothing, or the same as one before is corrected or left out. Whether there is such a thing is the
 * caller's to know.
 */
export function readBasket(fragment: string): BasketLine[] {
  if (!fragment.startsWith(BASKET)) return []
  const lines = new Map<string, number>()
  for (const part of fragment.slice(BASKET.length).split(',')) {
    const [, name = '', count = '1'] = /^([^*]+)(?:\*(\d{1,9}))?$/.exec(part) ?? []
    const id = decode(name)
    const quantity = Math.min((lines.get(id) ?? 0) + Number(count), MAX_QUANTITY)
    if (id && quantity > 0) lines.set(id, quantity)
  }
  return Array.from(lines, ([id, quantity]) => ({ id, quantity }))
}

function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
