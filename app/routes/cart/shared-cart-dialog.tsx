import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { cart } from '#words/cart.ts'
import { sharedCart } from '#words/shared-cart.ts'
import * as styles from './shared-cart-dialog.module.css'
import { useTakenCart } from './use-taken-cart.ts'

/** Asks, where it has to, whether a shared cart may replace the guest's own. */
export function SharedCartDialog({
  fragment,
  onEnd,
}: {
  fragment: string
  onEnd: (place?: string) => void
}) {
  const { needsAnswer, items, missing, replace, end } = useTakenCart(fragment, onEnd)
  if (!needsAnswer) return null
  return (
    <Dialog title={sharedCart.title} onClose={end}>
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
                replace()
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
