import type { OnlineDish } from '#app/content/dishes/order-menu.ts'
import { viewCart } from '#app/content/navigation.ts'
import { dishAsCartItem, MAX_QUANTITY } from '#app/domain/cart.ts'
import { TextButton } from '#app/ui/text-link.tsx'
import { showToast } from '#app/ui/toast.ts'
import { dispatch } from '#app/visit/store.ts'
import { inCart } from '#words/in-cart.ts'
import { onlineOrder } from '#words/online-order.ts'

const { added, addToCart } = onlineOrder

export function AddDish({ dish }: { dish: OnlineDish }) {
  const addDish = () => {
    const { title, text } = dispatch({ type: 'add', item: dishAsCartItem(dish) })
      ? { title: added.title, text: added.text(dish.name) }
      : { title: inCart.title, text: inCart.most(dish.name, MAX_QUANTITY) }
    showToast({ title, text, action: viewCart })
  }

  return (
    <TextButton aria-label={`${addToCart}: ${dish.name}`} onClick={addDish}>
      {addToCart}
    </TextButton>
  )
}
