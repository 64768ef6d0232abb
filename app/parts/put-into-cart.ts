import { countsOf, MAX_QUANTITY, type NewItem, roomLineId } from '#app/domain/cart.ts'
import { showToast } from '#app/ui/toast.ts'
import { dispatch, useVisit } from '#app/visit/store.ts'
import { inCart } from '#words/in-cart.ts'
import { linkNames } from '#words/navigation.ts'

type Words = { readonly title: string; readonly text: (name: string) => string }

/**
 * Puts one more into the cart, or a number of rooms instead of those for the same nights. A toast says how many there
 * are now, leads to them and takes one back; or it says that the cart holds no more of them.
 */
export function putIntoCart(added: Words, item: NewItem, rooms?: number) {
  const had = useVisit.getState().cart.some(({ id }) => id === item.id)
  const name = (had && item.plainName) || item.name // a second one is not adapted
  const isAdded = dispatch(rooms ? { type: 'putRooms', item, count: rooms } : { type: 'add', item })
  if (isAdded) showCounts(item, added.title, added.text(name))
  else showCounts(item, inCart.title, inCart.most(item.name, MAX_QUANTITY))
}

function showCounts(item: NewItem, title: string, text: string) {
  const { room, days } = item
  // Of rooms for the same days the plain one goes first.
  const ids = [item.id, room && roomLineId({ room, adapted: false, days })]
  const findLine = () => useVisit.getState().cart.findLast(({ id }) => ids.includes(id))
  const takeBack = () => {
    const line = findLine()
    if (!line) return
    dispatch({ type: 'setQuantity', id: line.id, quantity: line.quantity - 1 })
    showCounts(item, inCart.takenBack, '')
  }
  showToast({
    title,
    text: `${text} ${inCart.now(countsOf(useVisit.getState().cart, item))}`.trim(),
    action: { label: linkNames.cart.title, to: '/cart' },
    ...(findLine() && { undo: { label: inCart.takeBack, onPress: takeBack } }),
  })
}
