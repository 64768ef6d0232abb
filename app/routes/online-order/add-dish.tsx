import type { OnlineDish } from '#app/content/dishes/order-menu.ts'
import { dishAsCartItem } from '#app/domain/cart.ts'
import { putIntoCart } from '#app/parts/put-into-cart.ts'
import { TextButton } from '#app/ui/text-link.tsx'
import { onlineOrder } from '#words/online-order.ts'

const { added, addToCart } = onlineOrder

export function AddDish({ dish }: { dish: OnlineDish }) {
  const addDish = () => putIntoCart(added, dishAsCartItem(dish))

  return (
    <TextButton aria-label={`${addToCart}: ${dish.name}`} onClick={addDish}>
      {addToCart}
    </TextButton>
  )
}
