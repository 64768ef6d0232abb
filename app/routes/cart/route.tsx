import { useEffect, useRef, useState } from 'react'
import type { RouteHandle } from '#app/browser/route-handle.ts'
import { useNow } from '#app/browser/use-now.ts'
import { DELIVERY_FEE } from '#app/content/delivery.ts'
import { galleryPictures } from '#app/content/pictures.generated/gallery.ts'
import { countItems, orderKind, total, withoutPast } from '#app/domain/cart.ts'
import type { OrderDetails } from '#app/domain/request.ts'
import { hotelToday } from '#app/hotel/clock.ts'
import { head } from '#app/seo/head.ts'
import { useCart } from '#app/state/cart.ts'
import { useRequests } from '#app/state/requests.ts'
import { useToast } from '#app/state/toast.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Mark } from '#app/ui/icons/mark.tsx'
import { LocalLine } from '#app/ui/section-heading.tsx'
import { formatSum } from '#language'
import { cart } from '#words/cart.ts'
import { FilledCart } from './filled-cart.tsx'
import * as styles from './route.module.css'

const { title, description, local, empty, heading, placed, summary } = cart

export const handle = { isTask: true } satisfies RouteHandle

export const meta = () =>
  head({
    title,
    description,
    path: '/cart',
    picture: import.meta.env.SSR && galleryPictures['first-light'],
  })

/** The cart: filled, empty, or just emptied by an order. The page begins empty, as the cart does. */
export default function Cart() {
  const items = useCart((cart) => cart.items)
  const table = useCart((cart) => cart.table)
  const menuQuery = useCart((cart) => cart.menuQuery)
  const clear = useCart((cart) => cart.clear)
  const showToast = useToast((toast) => toast.show)
  const { keep, last } = useRequests()
  const isFilled = items.length > 0
  useNow() // so that what passes meanwhile is said
  const toCome = withoutPast(items, hotelToday())
  // The cart that an order left empty; the next one is another.
  const [placedCart, setPlacedCart] = useState<typeof items>()
  const ordered = items === placedCart ? last.order?.entered : undefined
  const section = useMessageFocus(isFilled)
  const [letter, setLetter] = useState<typeof import('./order-letter.tsx')>()
  useEffect(() => {
    import('./order-letter.tsx').then(setLetter, () => {}) // the checkout brings it too
  }, [last.order])

  const place = (details: OrderDetails) => {
    const asked = withoutPast(items, hotelToday())
    if (asked.length === 0) return
    keep('order', { items: asked, table, details })
    clear()
    setPlacedCart(useCart.getState().items)
    showToast(placed.toast)
  }

  const message = ordered ? placed.title : empty.title
  return (
    <section ref={section} className={`wrap page-top ${styles.cart}`}>
      <div className={isFilled ? styles.head : undefined}>
        {isFilled && <LocalLine>{local}</LocalLine>}
        <h1
          tabIndex={-1}
          className={ordered ? styles.thanks : isFilled ? '' : 'visually-hidden'}
          data-thanks={ordered && ''}
        >
          {ordered ? placed.title : heading}
        </h1>
      </div>
      <p className="visually-hidden" role="status">
        {isFilled
          ? summary(countItems(toCome), formatSum(total(toCome, DELIVERY_FEE, table)))
          : message}
      </p>
      <div className={styles.requests}>
        {letter && <letter.OrderLetter order={last.order} isHidden={isFilled} />}
      </div>
      {isFilled ? (
        <FilledCart {...{ items, toCome }} onPlaced={place} />
      ) : ordered ? (
        <div className={styles.placed}>
          <p>{placed.texts[orderKind(ordered.items, ordered.table)]}</p>
          <div className="actions">
            <ButtonLink to="/">{placed.home}</ButtonLink>
            <ButtonLink variant="ghost" to={`/online-order${menuQuery}`}>
              {placed.shop}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <div className={styles.empty}>
          <span>
            <Mark />
          </span>
          <h2 tabIndex={-1}>{empty.title}</h2>
          <p className="lead">{empty.text}</p>
          <div className="actions">
            <ButtonLink to="/online-order">{empty.orderFood}</ButtonLink>
            <ButtonLink variant="ghost" to="/reservations">
              {empty.bookRoom}
            </ButtonLink>
          </div>
        </div>
      )}
    </section>
  )
}

/** Moves focus to the message that replaces the cart when the guest has just emptied it. */
function useMessageFocus(isFilled: boolean) {
  const section = useRef<HTMLElement>(null)
  const wasFilled = useRef(isFilled)
  useEffect(() => {
    if (wasFilled.current && !isFilled)
      section.current?.lastElementChild?.querySelector('h2')?.focus()
    wasFilled.current = isFilled
  }, [isFilled])
  return section
}
