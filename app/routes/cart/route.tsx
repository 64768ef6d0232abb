import { useEffect, useRef } from 'react'
import type { RouteHandle } from '#app/browser/route-handle.ts'
import { useToday } from '#app/browser/use-now.ts'
import { DELIVERY_FEE } from '#app/content/delivery.ts'
import { listedAllergens } from '#app/content/dishes/allergens.ts'
import { galleryPictures } from '#app/content/pictures.generated/gallery.ts'
import { countItems, type Cart as Lines } from '#app/domain/cart.ts'
import { hotelToday } from '#app/domain/hotel-clock.ts'
import { total, withoutPast } from '#app/domain/order.ts'
import type { OrderDetails } from '#app/domain/request.ts'
import { DIET_KEYS } from '#app/domain/url.ts'
import { DietNote } from '#app/parts/diet/diet-note.tsx'
import { LetterView } from '#app/parts/letter/letter-view.tsx'
import { dietInFull } from '#app/sentences/diet.ts'
import { orderLetter } from '#app/sentences/letters/order.ts'
import { head } from '#app/seo/head.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Mark } from '#app/ui/icons/mark.tsx'
import { Message } from '#app/ui/message.tsx'
import { CompanionLine } from '#app/ui/section-heading.tsx'
import { showToast } from '#app/ui/toast.ts'
import { keepRequest } from '#app/visit/keep-request.ts'
import { useDietQuery, useVisit, useVisitDiet } from '#app/visit/store.ts'
import { useUrl } from '#app/visit/use-url.ts'
import { formatSum } from '#language'
import { atTable } from '#words/at-table.ts'
import { cart } from '#words/cart.ts'
import { FilledCart } from './filled-cart.tsx'
import * as styles from './route.module.css'

const { title, description, companion, empty, heading, placed, summary } = cart

export const handle = { chatWaits: true } satisfies RouteHandle

export const meta = () =>
  head({
    title,
    description,
    path: '/cart',
    picture: import.meta.env.SSR && galleryPictures['first-light'],
  })

/** The cart: filled, empty, or just ordered. The prerendered page is empty, as the cart is. */
export default function Cart() {
  useUrl([...DIET_KEYS, 'table'], { allergens: listedAllergens })
  const dietQuery = useDietQuery()
  const items = useVisit((visit) => visit.cart)
  const table = useVisit((visit) => visit.table)
  const diet = useVisitDiet()
  const order = useVisit((visit) => visit.requests.order)
  const isOrderPlaced = useVisit((visit) => visit.isOrderPlaced)
  const isFilled = items.length > 0
  const orderable = withoutPast(items, useToday() ?? hotelToday())
  const ordered = isOrderPlaced ? order?.entered : undefined
  const section = useMessageFocus(isFilled)

  useToastOnPassing(items, orderable)

  // The order is what the checkout said at the press, even if a day has begun since.
  const placeOrder = (details: OrderDetails) => {
    if (orderable.length === 0) return showToast({ title: heading, text: cart.past })
    const { stay } = useVisit.getState()
    keepRequest('order', { items: orderable, table, diet, stay, details })
    showToast(placed.toast)
  }

  const message = ordered ? placed.title : empty.title
  return (
    <section ref={section} className={`wrap page-top ${styles.cart}`}>
      <div className={isFilled ? styles.head : undefined}>
        {isFilled && <CompanionLine>{companion}</CompanionLine>}
        <h1 tabIndex={-1} className={ordered ? styles.thanks : isFilled ? '' : 'visually-hidden'}>
          {ordered ? placed.title : heading}
        </h1>
        {isFilled && <DietNote text={dietInFull(diet)} />}
      </div>
      <p className="visually-hidden" role="status">
        {isFilled
          ? summary(countItems(orderable), formatSum(total(orderable, DELIVERY_FEE, table)))
          : message}
      </p>
      <div className={styles.letters}>
        <LetterView letter={order && orderLetter(order)} />
      </div>
      {isFilled ? (
        <FilledCart {...{ items, orderable }} onPlaced={placeOrder} />
      ) : ordered ? (
        <div className={`actions ${styles.placed}`}>
          <ButtonLink variant="ghost" to="/">
            {placed.home}
          </ButtonLink>
          <ButtonLink variant="ghost" to={`/online-order${dietQuery}`}>
            {placed.shop}
          </ButtonLink>
        </div>
      ) : (
        <Message
          className={styles.empty}
          heading={
            <>
              <span>
                <Mark />
              </span>
              <h2 tabIndex={-1}>{empty.title}</h2>
            </>
          }
          text={table ? atTable.empty(table) : empty.text}
        >
          <ButtonLink to="/online-order">{empty.orderFood}</ButtonLink>
          <ButtonLink variant="ghost" to="/reservations">
            {empty.bookRoom}
          </ButtonLink>
        </Message>
      )}
    </section>
  )
}

/** Says that a stay's first day has passed while the page is open, so that it is left out of the order. */
function useToastOnPassing(items: Lines, orderable: Lines) {
  const before = useRef<Lines>([])
  useEffect(() => {
    const passed = before.current.filter(
      (line) => items.includes(line) && !orderable.includes(line),
    )
    before.current = orderable
    if (passed.length > 0) showToast({ title: passed.map(cart.line).join('; '), text: cart.past })
  })
}

/** Moves the focus to the message that replaces the cart when the guest has emptied it. */
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
