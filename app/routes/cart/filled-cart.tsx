import { useEffect, useRef, useState } from 'react'
import { copyText } from '#app/browser/copy-text.ts'
import { type Cart, type CartItem, roomLineId } from '#app/domain/cart.ts'
import type { Days } from '#app/domain/day.ts'
import type { OrderDetails } from '#app/domain/request.ts'
import { QrCode } from '#app/ui/qr-code.tsx'
import { WithSideCard } from '#app/ui/side-card.tsx'
import { TextButton, TextLink } from '#app/ui/text-link.tsx'
import { showToast } from '#app/ui/toast.ts'
import { dispatch, useDietQuery, useVisit } from '#app/visit/store.ts'
import { atTable } from '#words/at-table.ts'
import { cart } from '#words/cart.ts'
import { shareCart } from '#words/share-cart.ts'
import { CartTable, daysButtonId, removeButtonId } from './cart-table.tsx'
import * as styles from './filled-cart.module.css'
import { PartyLine } from './party-line.tsx'
import { Totals } from './totals.tsx'
import { useSharedCartUrl } from './use-shared-cart-url.ts'

export function FilledCart({
  items,
  orderable,
  onPlaced,
}: {
  items: Cart
  /** The items without past stays, which are shown but not ordered. */
  orderable: Cart
  onPlaced: (details: OrderDetails) => void
}) {
  const diet = useDietQuery()
  const dishes = items.filter(({ type }) => type === 'food')
  const rooms = items.filter(({ type }) => type === 'room')
  const changes = useChanges([...dishes, ...rooms])

  return (
    <WithSideCard
      className={styles.columns}
      sideLabel={cart.totals.title}
      side={<Totals items={orderable} onPlaced={onPlaced} />}
      after={
        <div className={styles.after}>
          <div className={styles.actions}>
            <TextLink to={`/online-order${diet}`} direction="back">
              {cart.shop}
            </TextLink>
            {orderable.length > 0 && <ShareButton items={orderable} />}
            <TextButton onClick={() => dispatch({ type: 'replaceCart', cart: [] })}>
              {cart.clear}
            </TextButton>
          </div>
          {orderable.length > 0 && <CartCode items={orderable} />}
        </div>
      }
    >
      <div className={styles.tables}>
        {dishes.length > 0 && (
          <CartTable type="food" lines={dishes} {...changes} orderable={orderable} />
        )}
        {rooms.length > 0 && (
          <div>
            <CartTable type="room" lines={rooms} {...changes} orderable={orderable} />
            <PartyLine />
          </div>
        )}
      </div>
    </WithSideCard>
  )
}

/** Copies a link that holds the cart itself. Nothing is sent or stored. */
function ShareButton({ items }: { items: Cart }) {
  const link = useSharedCartUrl(items)
  const table = useVisit((visit) => visit.table)
  const { copied } = shareCart
  const copy = () =>
    copyText(link).then(
      () => showToast({ ...copied, text: copied.text(table ? atTable.table(table) : '') }),
      () => showToast(shareCart.notCopied),
    )
  return <TextButton onClick={copy}>{shareCart.share}</TextButton>
}

/** The same link as a code, for the phone of somebody near. */
function CartCode({ items }: { items: Cart }) {
  const [isOpen, setOpen] = useState(false)
  const link = useSharedCartUrl(items)
  return (
    <details
      className={styles.code}
      data-screen-only={isOpen ? undefined : ''}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="folded">{shareCart.showCode}</summary>
      {isOpen && <QrCode url={link} label={shareCart.code} />}
    </details>
  )
}

/**
 * Changes of a line that take its controls away. If the focus was on one, it moves to the next line's remove button, after
 * the last line to the page's heading, and after a change of days to the button for them.
 */
function useChanges(lines: Cart) {
  const next = useRef<() => HTMLElement | null>(undefined)

  useEffect(() => {
    const isFocusLost = document.activeElement === document.body
    if (isFocusLost) next.current?.()?.focus()
    next.current = undefined
  })

  return {
    onRemove: (item: CartItem) => {
      const after = lines[lines.indexOf(item) + 1]
      next.current = () =>
        after ? document.getElementById(removeButtonId(after.id)) : document.querySelector('h1')
      dispatch({ type: 'setQuantity', id: item.id, quantity: 0 })
      showToast({ title: cart.removed.title, text: cart.removed.text(item.name) })
    },
    onChooseDays: ({ id, room = '', adapted = false }: CartItem, days: Days) => {
      const changed = roomLineId({ room, adapted, days })
      next.current = () => document.getElementById(daysButtonId(changed))
      dispatch({ type: 'changeDays', id, days })
    },
  }
}
