import { expect, test } from 'vitest'
import { addItem, type Cart, dishAsCartItem, setQuantity } from './cart.ts'
import {
  afterChange,
  afterShowing,
  allReceived,
  changesIn,
  type ShownOrder,
} from './shown-order.ts'

const image = { id: 'dish', width: 1, height: 1 } as never
const dish = (id: string) =>
  dishAsCartItem({ id, name: id, price: 100, image, vegetarian: true, allergens: [] })

/** An evening at a table: 'tea*2' orders, 'show' shows, 'has' is the waiter's press. Returns what is marked. */
function evening(...steps: string[]) {
  let cart: Cart = []
  let order: ShownOrder | undefined
  for (const step of steps) {
    const [id = '', quantity] = step.split('*')
    const before = cart
    if (step === 'show') order = afterShowing(order, cart)
    else if (step === 'has') order = allReceived(cart)
    else {
      cart = before.some((line) => line.id === id)
        ? setQuantity(before, id, Number(quantity))
        : addItem(before, dish(id), Number(quantity))
      order = afterChange(order, before, cart)
    }
  }
  if (!order) return 'nothing'
  const { added, removed } = changesIn(order, cart)
  const marks = cart.flatMap(({ id }) => (added(id) > 0 ? `+${added(id)} ${id}` : []))
  return [...marks, ...removed.map(({ id, quantity }) => `-${quantity} ${id}`)].join(', ')
}

test.each([
  ['the first order is not marked', ['tea*2', 'show', 'show'], ''],
  ['a second round is new', ['tea*2', 'show', 'tea*3', 'rice*1', 'show'], '+1 tea, +1 rice'],
  ['it stays new until it is taken', ['tea*2', 'show', 'tea*3', 'show', 'show'], '+1 tea'],
  ['it is no longer new once taken', ['tea*2', 'show', 'tea*3', 'show', 'has', 'show'], ''],
  ['nor after the next addition', ['tea*2', 'show', 'tea*3', 'show', 'rice*1', 'show'], '+1 rice'],
  [
    'what was shown and taken off is named',
    ['tea*3', 'rice*1', 'show', 'rice*0', 'show'],
    '-1 rice',
  ],
  ['so is part of a line', ['tea*3', 'show', 'tea*1', 'show', 'show'], '-2 tea'],
  ['so is what was new', ['tea*2', 'show', 'rice*1', 'show', 'rice*0', 'show'], '-1 rice'],
  ['what was never shown is not', ['tea*2', 'show', 'rice*1', 'rice*0', 'show'], ''],
  ['both at once', ['tea*2', 'show', 'tea*1', 'rice*1', 'show'], '+1 rice, -1 tea'],
  ['an emptied cart begins anew', ['tea*2', 'show', 'tea*0', 'tea*3'], 'nothing'],
] as const)('%s', (_rule, steps, marks) => {
  expect(evening(...steps)).toBe(marks)
})
