import { useEffect, useEffectEvent, useState } from 'react'
import { addItem, type Cart } from '#app/domain/cart.ts'
import { hotelToday } from '#app/domain/hotel-clock.ts'
import { DietNote } from '#app/parts/diet/diet-note.tsx'
import { dietInFull } from '#app/sentences/diet.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { showToast } from '#app/ui/toast.ts'
import { dispatch, useVisit } from '#app/visit/store.ts'
import { atTable } from '#words/at-table.ts'
import { cart } from '#words/cart.ts'
import { partyWords } from '#words/party.ts'
import { sharedCart } from '#words/shared-cart.ts'
import { readCart } from './read-cart.ts'
import * as styles from './shared-cart-dialog.module.css'

/** Asks, if need be, whether a shared cart may replace the guest's own. */
export function SharedCartDialog({
  fragment,
  onEnd,
}: {
  fragment: string
  onEnd: (anchor?: string) => void
}) {
  const { needsAnswer, items, fields, missing, replace } = useTakenCart(fragment, onEnd)
  if (!needsAnswer) return null
  return (
    <Dialog title={sharedCart.title} onClose={() => onEnd()}>
      {(close) => (
        <div className={styles.words}>
          {fields.table && (
            <p>
              <b>{atTable.table(fields.table)}</b>
            </p>
          )}
          {fields.stay?.adults && (
            <p>
              {cart.party.forParty(
                partyWords.inWords(fields.stay.adults, fields.stay.children ?? '0'),
              )}
            </p>
          )}
          {fields.diet && <DietNote text={dietInFull(fields.diet)} />}
          <p>{sharedCart.intro}</p>
          <ul>
            {items.map((item) => (
              <li key={item.id}>{cart.line(item)}</li>
            ))}
          </ul>
          {missing && <p className="muted">{missing}</p>}
          <p>{sharedCart.question}</p>
          <div className="actions">
            <Button variant="ghost" onClick={close}>
              {sharedCart.keep}
            </Button>
            <Button
              onClick={() => {
                replace()
                close()
              }}
            >
              {sharedCart.replace}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

/** Takes over a cart from a fragment: at once if the guest's own is empty, otherwise if they agree. */
function useTakenCart(fragment: string, onEnd: (anchor?: string) => void) {
  const hasOwn = useVisit(({ cart }) => cart.length > 0)
  const { items, fields, anchor, isOwn, missing } = readCart(fragment, hotelToday())
  // Decided by the cart that was there when the link was opened.
  const [needsAnswer] = useState(!isOwn && hasOwn && items.length > 0)

  const replace = () => {
    const { cart } = useVisit.getState()
    // What was added before the guest's own cart had come stays in it.
    const since = isOwn ? cart : []
    const all = since.reduce<Cart>((held, line) => addItem(held, line, line.quantity), items)
    if (items.length > 0) dispatch({ type: 'replaceCart', cart: all })
    if (items.length > 0 || isOwn)
      dispatch({ type: 'arrive', fields, from: isOwn ? 'history' : 'link' })
  }
  const take = useEffectEvent(() => {
    replace()
    const { taken, nothing, title } = sharedCart
    const table = fields.table && items.length > 0 ? `${atTable.table(fields.table)}.` : ''
    const text = [table, items.length > 0 ? taken : nothing, missing].filter(Boolean).join(' ')
    if (!isOwn) showToast({ title, text })
    else if (missing) showToast({ title: sharedCart.leftOut, text: missing })
    onEnd(anchor)
  })
  useEffect(() => {
    if (!needsAnswer) take()
  }, [needsAnswer])

  return { needsAnswer, items, fields, missing, replace }
}
