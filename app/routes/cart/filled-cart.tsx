import { useEffect, useRef } from 'react'
import { useHref } from 'react-router'
import type { Cart, CartItem } from '#app/domain/cart.ts'
import { basketFragment } from '#app/domain/cart.ts'
import { useCart } from '#app/state/cart.ts'
import { useToast } from '#app/state/toast.ts'
import { copyText } from '#app/ui/copy-text.ts'
import { WithSideCard } from '#app/ui/side-card.tsx'
import { TextButton, TextLink } from '#app/ui/text-link.tsx'
import { basket } from '#words/basket.ts'
import { cart } from '#words/cart.ts'
import { CartTable, removeButtonId } from './cart-table.tsx'
import styles from './filled-cart.module.css'
import { Totals } from './totals.tsx'

export function FilledCart({
  items,
  onPlaced,
}: {
  items: Cart
  onPlaced: (details: FormData) => void
}) {
  const clear = useCart((cart) => cart.clear)
  const dishes = items.filter(({ type }) => type === 'food')
  const rooms = items.filter(({ type }) => type === 'room')
  const remove = useRemoval([...dishes, ...rooms])

  return (
    <WithSideCard
      className={styles.columns}
      sideLabel={cart.totals.title}
      side={<Totals items={items} onPlaced={onPlaced} />}
    >
      <div className={styles.tables}>
        {dishes.length > 0 && <CartTable type="food" lines={dishes} onRemove={remove} />}
        {rooms.length > 0 && <CartTable type="room" lines={rooms} onRemove={remove} />}
        <div className={styles.actions}>
          <TextLink to="/online-order" direction="back">
            {cart.shop}
          </TextLink>
          <ShareButton items={items} />
          <TextButton onClick={clear}>{cart.clear}</TextButton>
        </div>
      </div>
    </WithSideCard>
  )
}

/** Copies a link that holds the cart itself: nothing is sent or kept for it. */
function ShareButton({ items }: { items: Cart }) {
  const showToast = useToast((toast) => toast.show)
  const page = useHref('/cart')
  const copy = () =>
    copyText(location.origin + page + basketFragment(items)).then(
      () => showToast(basket.copied),
      () => showToast(basket.notCopied),
    )
  return <TextButton onClick={copy}>{basket.share}</TextButton>
}

/**
 * Removes a line and says so. If the focus was in that line, it goes to the next line's remove button, or
 * after the last line to the page's heading.
 */
function useRemoval(lines: Cart) {
  const remove = useCart((cart) => cart.remove)
  const showToast = useToast((toast) => toast.show)
  const next = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const isFocusLost = document.activeElement === document.body
    if (isFocusLost) next.current?.focus()
    next.current = null
  })

  return (item: CartItem) => {
    const after = lines[lines.indexOf(item) + 1]
    next.current = after
      ? document.getElementById(removeButtonId(after.id))
      : document.querySelector('h1')
    remove(item.id)
    showToast({ title: cart.removed.title, text: cart.removed.text(item.name) })
  }
}
