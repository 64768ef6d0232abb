import { countItems } from '#app/domain/cart.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { BagIcon } from '#app/ui/icons/frame.tsx'
import { useVisit } from '#app/visit/store.ts'
import { onlineOrder } from '#words/online-order.ts'
import * as styles from './cart-link.module.css'

/** A link to the cart, with the number of its portions and rooms. A change of it is read out. */
export function CartLink() {
  const count = useVisit(({ cart }) => countItems(cart))
  return (
    <div>
      <ButtonLink variant="ghost" to="/cart" className={`numerals ${styles.link}`}>
        <BagIcon />
        <span>{onlineOrder.cart(count)}</span>
      </ButtonLink>
      <p className="visually-hidden" role="status">
        {onlineOrder.inCart(count)}
      </p>
    </div>
  )
}
