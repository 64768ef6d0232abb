import { useEffect, useEffectEvent, useState } from 'react'
import { orderMenu } from '#app/content/order-menu.ts'
import { findRoomPage } from '#app/content/rooms/index.ts'
import type { CartItem } from '#app/domain/cart.ts'
import { readSharedCart, readSharedTable, type SharedLine } from '#app/domain/cart-link.ts'
import { useCart } from '#app/state/cart.ts'
import { useToast } from '#app/state/toast.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { sharedCart } from '#words/shared-cart.ts'
import styles from './shared-cart-dialog.module.css'

/**
 * Takes over a shared cart: at once if the guest's own is empty, otherwise after asking. Unknown items are
 * left out and named.
 */
export function SharedCartDialog({ fragment, onClose }: { fragment: string; onClose: () => void }) {
  const own = useCart((cart) => cart.items)
  const replace = useCart((cart) => cart.replace)
  const setTable = useCart((cart) => cart.setTable)
  const showToast = useToast((toast) => toast.show)

  const table = readSharedTable(fragment)
  const found = readSharedCart(fragment).map((line) => ({ ...line, item: itemOf(line) }))
  const items = found.flatMap(({ item }) => item ?? [])
  const unknown = found.flatMap(({ id, item }) => (item ? [] : id))
  const missing = unknown.length > 0 ? sharedCart.unknown(unknown) : ''
  // Asked of the cart that was there when the link was opened.
  const [needsAnswer] = useState(own.length > 0 && items.length > 0)

  const take = useEffectEvent(() => {
    if (items.length > 0) replace(items, table)
    else if (table) setTable(table)
    // A guest who has chosen nothing yet takes the table alone to another language.
    if (found.length > 0 || !table)
      showToast({
        title: sharedCart.title,
        text: items.length > 0 ? `${sharedCart.taken} ${missing}`.trim() : sharedCart.nothing,
      })
    onClose()
  })
  useEffect(() => {
    if (!needsAnswer) take()
  }, [needsAnswer])
  if (!needsAnswer) return null

  return (
    <Dialog title={sharedCart.title} onClose={onClose}>
      {(close) => (
        <div className={styles.words}>
          <p>{sharedCart.intro}</p>
          <ul>
            {items.map(({ id, name, quantity }) => (
              <li key={id}>{sharedCart.line(quantity, name)}</li>
            ))}
          </ul>
          {missing && <p className="muted">{missing}</p>}
          <p>{sharedCart.question}</p>
          <div className="actions">
            <Button
              onClick={() => {
                replace(items, table)
                close()
              }}
            >
              {sharedCart.replace}
            </Button>
            <Button variant="ghost" onClick={close}>
              {sharedCart.keep}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

/** A dish or a room by its id, as it lies in a cart. */
function itemOf({ id, quantity }: SharedLine): CartItem | undefined {
  const dish = orderMenu.find((dish) => dish.id === id)
  if (dish)
    return { id, name: dish.name, price: dish.price, image: dish.image, type: 'food', quantity }
  const room = findRoomPage(id)
  if (!room) return undefined
  const { name, pricePerNight, image } = room
  return { id, name, price: pricePerNight, image, type: 'room', quantity }
}
