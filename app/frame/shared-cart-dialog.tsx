import { useEffect, useEffectEvent, useState } from 'react'
import { orderMenu } from '#app/content/dishes/order-menu.ts'
import { findRoomPage } from '#app/content/rooms/index.ts'
import {
  addSeveral,
  type Cart,
  dishAsCartItem,
  type NewItem,
  withoutPast,
} from '#app/domain/cart.ts'
import {
  readPlace,
  readRoomLine,
  readSharedCart,
  readSharedTable,
  shortNames,
} from '#app/domain/cart-link.ts'
import { roomAsCartItem } from '#app/hotel/cart-item.ts'
import { hotelToday } from '#app/hotel/clock.ts'
import { useCart } from '#app/state/cart.ts'
import { useToast } from '#app/state/toast.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { cart } from '#words/cart.ts'
import { sharedCart } from '#words/shared-cart.ts'
import * as styles from './dialog-words.module.css'

/**
 * Takes over a shared cart: at once if the guest's own is empty, otherwise after asking. Unknown items are
 * left out and named.
 */
export function SharedCartDialog({
  fragment,
  onClose,
}: {
  fragment: string
  onClose: (place?: string) => void
}) {
  const own = useCart((cart) => cart.items)
  const replace = useCart((cart) => cart.replace)
  const setTable = useCart((cart) => cart.setTable)
  const showToast = useToast((toast) => toast.show)

  const table = readSharedTable(fragment)
  const place = readPlace(fragment)
  const isOwn = place !== undefined // one from the other language comes without a word
  const lines = readSharedCart(fragment)
  const known = lines.reduce<Cart>((held, { id, quantity }) => {
    const item = itemOf(id)
    return item ? addSeveral(held, item, quantity) : held
  }, [])
  // The guest's own stay says in the cart itself that it has passed.
  const items = isOwn ? known : withoutPast(known, hotelToday())
  const past = known.filter((line) => !items.includes(line)).map(cart.line)
  const unknown = shortNames(lines.map(({ id }) => id).filter((id) => !itemOf(id)))
  const missing = [
    ...(past.length > 0 ? [sharedCart.past(past)] : []),
    ...(unknown.length > 0 ? [sharedCart.unknown(unknown)] : []),
  ].join(' ')
  // Asked of the cart that was there when the link was opened.
  const [needsAnswer] = useState(own.length > 0 && items.length > 0)

  const take = useEffectEvent(() => {
    if (items.length > 0) replace(items, table)
    else if (table) setTable(table)
    if (!isOwn)
      showToast({
        title: sharedCart.title,
        text: `${items.length > 0 ? sharedCart.taken : sharedCart.nothing} ${missing}`.trim(),
      })
    onClose(place)
  })
  useEffect(() => {
    if (!needsAnswer) take()
  }, [needsAnswer])
  if (!needsAnswer) return null

  return (
    <Dialog title={sharedCart.title} onClose={() => onClose(place)}>
      {(close) => (
        <div className={styles.words}>
          <p>{sharedCart.intro}</p>
          <ul>
            {items.map((item) => (
              <li key={item.id}>{cart.line(item)}</li>
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

/** A dish or a room by the id of its line, as it lies in a cart. */
function itemOf(id: string): NewItem | undefined {
  const dish = orderMenu.find((dish) => dish.id === id)
  if (dish) return dishAsCartItem(dish)
  const line = readRoomLine(id)
  const page = line && findRoomPage(line.room)
  return page && roomAsCartItem(page, line.stay)
}
