import { useEffect, useEffectEvent, useState } from 'react'
import { orderMenu } from '#app/content/order-menu.ts'
import { findRoomPage } from '#app/content/rooms/index.ts'
import { type BasketLine, readBasket, readBasketTable } from '#app/domain/basket-link.ts'
import type { CartItem } from '#app/domain/cart.ts'
import { useCart } from '#app/state/cart.ts'
import { useToast } from '#app/state/toast.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { basket } from '#words/basket.ts'
import styles from './shared-basket-dialog.module.css'

/**
 * Takes over a shared cart: at once if the guest's own is empty, otherwise after asking. Unknown items are
 * left out and named.
 */
export function SharedBasketDialog({
  fragment,
  onClose,
}: {
  fragment: string
  onClose: () => void
}) {
  const own = useCart((cart) => cart.items)
  const replace = useCart((cart) => cart.replace)
  const setTable = useCart((cart) => cart.setTable)
  const showToast = useToast((toast) => toast.show)

  const table = readBasketTable(fragment)
  const found = readBasket(fragment).map((line) => ({ ...line, item: itemOf(line) }))
  const items = found.flatMap(({ item }) => item ?? [])
  const unknown = found.flatMap(({ id, item }) => (item ? [] : id))
  const missing = unknown.length > 0 ? basket.unknown(unknown) : ''
  // Asked of the cart that was there when the link was opened.
  const [needsAnswer] = useState(own.length > 0 && items.length > 0)

  const take = useEffectEvent(() => {
    if (items.length > 0) replace(items, table)
    else if (table) setTable(table)
    // A guest who has chosen nothing yet takes the table alone to another language.
    if (found.length > 0 || !table)
      showToast({
        title: basket.title,
        text: items.length > 0 ? `${basket.taken} ${missing}`.trim() : basket.nothing,
      })
    onClose()
  })
  useEffect(() => {
    if (!needsAnswer) take()
  }, [needsAnswer])
  if (!needsAnswer) return null

  return (
    <Dialog title={basket.title} closeLabel={basket.close} onClose={onClose}>
      {(close) => (
        <div className={styles.words}>
          <p>{basket.intro}</p>
          <ul>
            {items.map(({ id, name, quantity }) => (
              <li key={id}>{basket.line(quantity, name)}</li>
            ))}
          </ul>
          {missing && <p className="muted">{missing}</p>}
          <p>{basket.question}</p>
          <div className="actions">
            <Button
              onClick={() => {
                replace(items, table)
                close()
              }}
            >
              {basket.replace}
            </Button>
            <Button variant="ghost" onClick={close}>
              {basket.keep}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

/** A dish or a room by its id, as it lies in a cart. */
function itemOf({ id, quantity }: BasketLine): CartItem | undefined {
  const dish = orderMenu.find((dish) => dish.id === id)
  if (dish)
    return { id, name: dish.name, price: dish.price, image: dish.image, type: 'food', quantity }
  const room = findRoomPage(id)
  if (!room) return undefined
  const { name, pricePerNight, image } = room
  return { id, name, price: pricePerNight, image, type: 'room', quantity }
}
