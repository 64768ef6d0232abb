import type { OnlineDish } from '#app/content/dishes/order-menu.ts'
import { viewCart } from '#app/content/navigation.ts'
import { dishAsCartItem, MAX_QUANTITY } from '#app/domain/cart.ts'
import { useCart } from '#app/state/cart.ts'
import { useToast } from '#app/state/toast.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { formatSum } from '#language'
import { common } from '#words/common.ts'
import { dishWords } from '#words/dish.ts'
import { onlineOrder } from '#words/online-order.ts'
import styles from './dish-card.module.css'
import { Spice } from './spice.tsx'

const { added, addToCart, popular } = onlineOrder

// A third wider than the square that is shown of it.
const SIZES = '(min-width: 1334px) 267px, (min-width: 880px) 20vw, (width >= 37.5rem) 176px, 139px'

/** A dish of the online menu. Its picture shows what the heading says, so it is decorative. */
export function DishCard({ dish }: { dish: OnlineDish }) {
  const add = useCart((cart) => cart.add)
  const showToast = useToast((toast) => toast.show)
  const { name, description, price, image } = dish

  const addDish = () => {
    const { title, text } = add(dishAsCartItem(dish))
      ? { title: added.title, text: added.text(name) }
      : { title: common.inCart.title, text: common.inCart.most(name, MAX_QUANTITY) }
    showToast({ title, text, action: viewCart })
  }

  return (
    <article className={styles.dish}>
      <div className={styles.picture}>
        <Picture source={image} sizes={SIZES} alt="" />
        {dish.popular && (
          <Badge tone="popular" className={styles.popular}>
            {popular}
          </Badge>
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.leader}>
          <h3>{name}</h3>
          <p className={`numerals ${styles.price}`}>{formatSum(price)}</p>
        </div>
        <p className="muted">{description}</p>
        {(dish.vegetarian || dish.spiceLevel) && (
          <div className={styles.marks}>
            {dish.vegetarian && <Badge tone="vegetarian">{dishWords.vegetarian}</Badge>}
            {dish.spiceLevel && <Spice level={dish.spiceLevel} />}
          </div>
        )}
        <p className="micro muted">{dish.allergenLine}</p>
        <div data-script-only>
          <Button
            variant="ghost"
            size="small"
            aria-label={`${addToCart}: ${name}`}
            onClick={addDish}
          >
            {addToCart}
          </Button>
        </div>
      </div>
    </article>
  )
}
