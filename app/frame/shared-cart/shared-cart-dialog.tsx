import { DietNote } from '#app/parts/diet/diet-note.tsx'
import { dietLine } from '#app/sentences/diet.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { atTable } from '#words/at-table.ts'
import { cart } from '#words/cart.ts'
import { sharedCart } from '#words/shared-cart.ts'
import * as styles from './shared-cart-dialog.module.css'
import { useTakenCart } from './use-taken-cart.ts'

/** Asks, if need be, whether a shared cart may replace the guest's own. */
export function SharedCartDialog({
  fragment,
  onEnd,
}: {
  fragment: string
  onEnd: (anchor?: string) => void
}) {
  const { needsAnswer, items, said, missing, replace, end } = useTakenCart(fragment, onEnd)
  if (!needsAnswer) return null
  return (
    <Dialog title={sharedCart.title} onClose={end}>
      {(close) => (
        <div className={styles.words}>
          {said.table && (
            <p>
              <b>{atTable.table(said.table)}</b>
            </p>
          )}
          {said.diet && <DietNote text={dietLine(said.diet)} />}
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
