import { DELIVERY_FEE } from '#app/content/delivery.ts'
import { deliveryHours, hoursLines } from '#app/content/opening-hours.ts'
import { venues } from '#app/content/places.ts'
import type { Cart } from '#app/domain/cart.ts'
import { factLine } from '#app/domain/fact.ts'
import { hotelClock } from '#app/domain/hotel-clock.ts'
import { type OpeningPeriod, openState } from '#app/domain/hours.ts'
import { subtotal, total } from '#app/domain/order.ts'
import type { OrderDetails } from '#app/domain/request.ts'
import type { TableNumber } from '#app/domain/table-number.ts'
import { DietNote } from '#app/parts/diet/diet-note.tsx'
import { LeaveTable } from '#app/parts/leave-table.tsx'
import { deliveryLines } from '#app/sentences/delivery-lines.ts'
import { unsuited } from '#app/sentences/diet.ts'
import { Button } from '#app/ui/button.tsx'
import { Definitions, Total } from '#app/ui/lists.tsx'
import { useLazyOverlay, useOverlay } from '#app/ui/use-overlay.ts'
import { useVisit, useVisitDiet } from '#app/visit/store.ts'
import { formatSum } from '#language'
import { atTable } from '#words/at-table.ts'
import { cart } from '#words/cart.ts'
import { CheckoutDialog } from './checkout-dialog.tsx'
import * as styles from './totals.module.css'

const importWaiterOrder = () => import('./waiter-order.tsx')
const { checkOut, demonstration, totals } = cart

export function Totals({
  items,
  onPlaced,
}: {
  items: Cart
  onPlaced: (details: OrderDetails) => void
}) {
  const checkout = useOverlay()
  const table = useVisit((visit) => visit.table)
  const isForWaiter = table && items.some(({ type }) => type === 'food')
  const diet = useVisitDiet()
  const toPay = formatSum(total(items, DELIVERY_FEE, table))
  const doNotSuit = items
    .map((line) => unsuited(line, diet))
    .join(' ')
    .trim()

  return (
    <>
      <h2 className="title-4">{totals.title}</h2>
      <Definitions
        items={[
          { term: totals.subtotal, value: formatSum(subtotal(items)) },
          ...deliveryLines(items, table),
        ]}
      />
      <Total term={totals.total} value={toPay} />
      <DietNote text={doNotSuit} />
      <p role="status" className={`if-any muted small ${styles.note}`}>
        {closedNote(items, table)}
      </p>
      {isForWaiter && <ShowOrder {...{ items, table }} />}
      <Button
        className={styles.action}
        variant={isForWaiter ? 'ghost' : 'primary'}
        onClick={checkout.open}
        disabled={items.length === 0}
      >
        {checkOut}
      </Button>
      <div className={styles.leave}>{table && <LeaveTable table={table} />}</div>
      <p className={`small muted ${styles.note}`}>
        <b>{demonstration.title}</b> {demonstration.text}
      </p>
      {checkout.showing > 0 && (
        <CheckoutDialog
          key={checkout.showing}
          {...{ doNotSuit, items }}
          total={toPay}
          onClose={checkout.close}
          onPlaced={(details) => {
            checkout.close()
            onPlaced(details)
          }}
        />
      )}
    </>
  )
}

/** Opens the order for the waiter. Few guests are at a table, so its code and the words of other languages come later. */
function ShowOrder({ items, table }: { items: Cart; table: TableNumber }) {
  const { showing, code, open, close } = useLazyOverlay(importWaiterOrder)
  return (
    <>
      <Button className={styles.action} onClick={({ currentTarget }) => open(currentTarget)}>
        {atTable.showOrder}
      </Button>
      {code && <code.WaiterOrder key={showing} {...{ items, table }} onClose={close} />}
    </>
  )
}

/** A note if dishes are in the cart while nobody cooks; otherwise empty. The order is not blocked. */
function closedNote(items: Cart, table: TableNumber | null | undefined) {
  const isOpen = (hours: readonly OpeningPeriod[]) =>
    openState(hours, new Date(), hotelClock).isOpen
  if (items.every(({ type }) => type === 'room')) return ''
  if (table) return venues.some(({ hours }) => isOpen(hours)) ? '' : atTable.allClosed
  if (isOpen(deliveryHours)) return ''
  return cart.notDelivered(hoursLines(deliveryHours).map(factLine))
}
