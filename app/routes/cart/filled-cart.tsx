import { useCallback, useDeferredValue, useEffect, useRef } from 'react'
import { cart } from '#app/content/cart.ts'
import type { Cart, CartItem } from '#app/domain/cart.ts'
import { useCart } from '#app/state/cart.ts'
import { useToast } from '#app/state/toast.ts'
import { WithSideCard } from '#app/ui/side-card.tsx'
import { TextButton, TextLink } from '#app/ui/text-link.tsx'
import { CartTable, removeButtonId } from './cart-table.tsx'
import styles from './filled-cart.module.css'
import { Totals } from './totals.tsx'

type FilledCartProps = { items: Cart; onPlaced: () => void }

export function FilledCart({ items, onPlaced }: FilledCartProps) {
  const clear = useCart((cart) => cart.clear)
  const lines = useLines(items)
  const remove = useRemoval(lines)

  return (
    <WithSideCard
      className={styles.columns}
      sideLabel={cart.totals.title}
      side={<Totals items={items} onPlaced={onPlaced} />}
    >
      <div className={styles.tables}>
        <CartTable type="food" items={lines} onRemove={remove} />
        <CartTable type="room" items={lines} onRemove={remove} />
        <div className={styles.actions}>
          <TextLink to="/online-order" direction="back">
            {cart.shop}
          </TextLink>
          <TextButton onClick={clear}>{cart.clear}</TextButton>
        </div>
      </div>
    </WithSideCard>
  )
}

/** The lines to show: one that is taken out goes a moment after the totals, for all below it move up. */
function useLines(items: Cart) {
  const deferred = useDeferredValue(items)
  return deferred.length > items.length ? deferred : items
}

/**
 * Takes a line out, says so, and hands a focus that went with it to the next line's remove button, or
 * after the last line to the page's heading. A guest who is already elsewhere is left there.
 */
function useRemoval(items: Cart) {
  const remove = useCart((cart) => cart.remove)
  const showToast = useToast((toast) => toast.show)
  const next = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const hasLeftFocus = items && document.activeElement === document.body
    if (hasLeftFocus) next.current?.focus()
    next.current = null
  }, [items])

  return useCallback(
    (item: CartItem) => {
      const { items } = useCart.getState()
      if (!items.some(({ id }) => id === item.id)) return // pressed twice, before the line was gone
      const after = lineAfter(items, item)
      next.current = after
        ? document.getElementById(removeButtonId(after.id))
        : document.querySelector('h1')
      remove(item.id)
      showToast({ title: cart.removed.title, text: cart.removed.text(item.name) })
    },
    [remove, showToast],
  )
}

/** The line below another on the page, where the rooms come after the dishes. */
function lineAfter(items: Cart, { id, type }: CartItem) {
  const rest = items.slice(items.findIndex((line) => line.id === id) + 1)
  const below = rest.find((line) => line.type === type)
  return below ?? (type === 'food' ? items.find((line) => line.type === 'room') : undefined)
}
