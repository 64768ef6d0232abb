import { MAX_QUANTITY, type NewItem } from '#app/domain/cart.ts'
import { showToast } from '#app/ui/toast.ts'
import { dispatch } from '#app/visit/store.ts'
import { inCart } from '#words/in-cart.ts'
import { linkNames } from '#words/navigation.ts'

/** Puts items of one name into the cart, and says so with a link to it, or that the cart holds no more of them. */
export function putIntoCart(
  added: { readonly title: string; readonly text: (name: string) => string },
  ...items: readonly [NewItem, ...NewItem[]]
) {
  const [{ name }] = items
  const isAdded = items.filter((item) => dispatch({ type: 'add', item })).length > 0
  showToast({
    title: isAdded ? added.title : inCart.title,
    text: isAdded ? added.text(name) : inCart.most(name, MAX_QUANTITY),
    action: { label: linkNames.cart.title, to: '/cart' },
  })
}
