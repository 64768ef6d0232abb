import { useCallback, useEffect, useRef } from 'react'
import { cart } from '#app/content/cart.ts'
import type { Cart, CartItem } from '#app/domain/cart.ts'
import { useCart } from '#app/state/cart.ts'
import { useToast } from '#app/state/toast.ts'
import { WithSideCard } from '#app/ui/side-card.tsx'
import { TextButton, TextLink } from '#app/ui/text-link.tsx'
import { CartTable } from './cart-table.tsx'
import styles from './filled-cart.module.css'
import { Totals } from './totals.tsx'

type FilledCartProps = { items: Cart; onPlaced: () => void }

export function FilledCart({ items, onPlaced }: FilledCartProps) {
  const clear = useCart((cart) => cart.clear)
  const tables = useRef<HTMLDivElement>(null)
  const remove = useRemoval(items, tables)

  return (
    <WithSideCard
      className={styles.columns}
      sideLabel={cart.totals.title}
      side={<Totals items={items} onPlaced={onPlaced} />}
    >
      <div ref={tables} className={styles.tables}>
        <CartTable type="food" items={items} onRemove={remove} />
        <CartTable type="room" items={items} onRemove={remove} />
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

/**
 * Takes a line out, says so, and hands a focus that went with it to the next line's remove button, or
 * after the last line to the page's heading. A guest who is already elsewhere is left there.
 */
function useRemoval(items: Cart, tables: React.RefObject<HTMLElement | null>) {
  const remove = useCart((cart) => cart.remove)
  const showToast = useToast((toast) => toast.show)
  const next = useRef<HTMLElement | null>(null)

  useEffect(() => {
    if (document.activeElement === document.body) next.current?.focus()
    next.current = null
  }, [items])

  return useCallback(
    ({ id, name }: CartItem) => {
      const buttons = [...(tables.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
      const own = buttons.findIndex((button) => button.dataset.remove === id)
      next.current = buttons[own + 1] ?? document.querySelector('h1')
      remove(id)
      showToast({ title: cart.removed.title, text: cart.removed.text(name) })
    },
    [remove, showToast, tables],
  )
}
