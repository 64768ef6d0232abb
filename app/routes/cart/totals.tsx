import { type Cart, DELIVERY_FEE, subtotal, total } from '#app/domain/cart.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { useLazyPart } from '#app/ui/use-lazy-part.ts'
import { formatUsdExact } from '#language'
import { cart } from '#words/cart.ts'
import styles from './totals.module.css'

const importCheckout = () => import('./checkout-dialog.tsx')

const { checkOut, demonstration, totals } = cart

export function Totals({
  items,
  onPlaced,
}: {
  items: Cart
  onPlaced: (details: FormData) => void
}) {
  const { part, prefetch, open, close } = useLazyPart(importCheckout)
  const toPay = formatUsdExact(total(items))

  return (
    <>
      <h2 className={styles.title}>{totals.title}</h2>
      <dl className={`numerals ${styles.sums}`}>
        <div>
          <dt>{totals.subtotal}</dt>
          <dd>{formatUsdExact(subtotal(items))}</dd>
        </div>
        <div>
          <dt>{totals.delivery}</dt>
          <dd>{formatUsdExact(DELIVERY_FEE)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{totals.total}</dt>
          <dd>{toPay}</dd>
        </div>
      </dl>
      <Button
        className={styles.checkOut}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={open}
      >
        {checkOut}
      </Button>
      <Alert className={styles.note}>
        <p>
          <b>{demonstration.title}</b> {demonstration.text}
        </p>
      </Alert>
      {part && <part.CheckoutDialog total={toPay} onClose={close} onPlaced={onPlaced} />}
    </>
  )
}
