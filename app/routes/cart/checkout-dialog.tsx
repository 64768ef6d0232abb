import type { ComponentProps, KeyboardEvent } from 'react'
import type { Cart } from '#app/domain/cart.ts'
import type { OrderDetails } from '#app/domain/request.ts'
import { partyOf } from '#app/domain/reservation.ts'
import { DietNote } from '#app/parts/diet/diet-note.tsx'
import { DraftForm } from '#app/parts/draft-form.tsx'
import { missingDetails } from '#app/sentences/delivery-lines.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FieldColumns, TextAreaField, TextField } from '#app/ui/field.tsx'
import { useVisit } from '#app/visit/store.ts'
import { cart } from '#words/cart.ts'
import { partyWords } from '#words/party.ts'

const { checkout } = cart

type CheckoutDialogProps = {
  items: Cart
  total: string
  /** Sentences about dishes that clash with the guest's diet. */
  doNotSuit: string
  onClose: () => void
  onPlaced: (details: OrderDetails) => void
}

/** The checkout's fields of the draft. The last three are asked only where they matter. */
const FIELDS = {
  name: { label: checkout.name, full: true, autoComplete: 'name', autoCapitalize: 'words' },
  // Free text for the browser, so a phone must be told that it is an address.
  email: {
    ...{ label: checkout.email, inputMode: 'email', autoComplete: 'email' },
    ...{ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
  },
  phone: { label: checkout.phone, inputMode: 'tel', autoComplete: 'tel' },
  address: {
    ...{ label: checkout.address, full: true },
    ...{ autoComplete: 'address-line1', autoCapitalize: 'words' },
  },
  when: { label: checkout.when, placeholder: checkout.whenHint, optional: true },
  arrival: { label: partyWords.arrival, placeholder: partyWords.arrivalHint, optional: true },
  childrenAges: { label: partyWords.childrenAges, optional: true },
} as const satisfies Record<string, ComponentProps<typeof TextField>>

/** A demonstration: free text, none of it required. All but the card is kept when it is opened again. */
export function CheckoutDialog({
  items,
  total,
  doNotSuit,
  onClose,
  onPlaced,
}: CheckoutDialogProps) {
  const table = useVisit((visit) => visit.table)
  const hasChildren = useVisit(({ stay }) => partyOf(stay).children !== '0')
  const hasDish = items.some(({ type }) => type === 'food')
  const hasRoom = items.some(({ type }) => type === 'room')
  const isDelivered = !table && hasDish
  const names = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).filter(
    (name) =>
      (name !== 'when' || isDelivered) &&
      (name !== 'arrival' || hasRoom) &&
      (name !== 'childrenAges' || (hasRoom && hasChildren)),
  )
  return (
    <Dialog title={checkout.title} onClose={onClose}>
      {(close) => (
        <DraftForm
          draft="checkout"
          onSend={(text) =>
            onPlaced({
              ...{ name: text('name'), email: text('email'), phone: text('phone') },
              ...{ address: text('address'), when: text('when'), wish: text('orderWish') },
            })
          }
        >
          <div className="phrases">
            <b className="numerals">{checkout.intro(total)}</b>
            {(isDelivered || hasRoom) && <Missing isDelivered={isDelivered} />}
          </div>
          <DietNote text={doNotSuit} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: only watches its own fields */}
          <div onKeyDown={goToNextField}>
            <FieldColumns>
              {names.map((name) => (
                <TextField
                  key={name}
                  name={name}
                  placeholder={
                    name === 'address' && isDelivered ? checkout.addressPlaceholder : undefined
                  }
                  // Below the address: the first of an odd number takes a row.
                  full={name === names[4] && names.length % 2 === 1}
                  autoComplete="off"
                  enterKeyHint="next"
                  {...FIELDS[name]}
                />
              ))}
              <TextAreaField
                full
                optional
                rows={2}
                label={checkout.wish}
                placeholder={checkout.wishHints[isDelivered ? 'food' : hasRoom ? 'room' : 'table']}
                name={hasRoom ? 'specialRequests' : 'orderWish'}
              />
              {/* Without a name it is never read. */}
              <TextField
                full
                label={checkout.card}
                placeholder={checkout.cardPlaceholder}
                inputMode="numeric"
                autoComplete="off"
              />
            </FieldColumns>
          </div>
          <div className="actions">
            <Button variant="ghost" onClick={close}>
              {checkout.cancel}
            </Button>
            <Button type="submit">{checkout.place}</Button>
          </div>
        </DraftForm>
      )}
    </Dialog>
  )
}

/** Says what is missing to deliver the order or to answer the guest. Nothing is required. */
function Missing({ isDelivered }: { isDelivered: boolean }) {
  const guest = useVisit(({ guest }) => guest)
  const address = useVisit(({ drafts }) => drafts.checkout?.address) ?? ''
  const missing = missingDetails({ ...guest, address }, isDelivered)
  return (
    <p role="status" className="muted small">
      {missing.length > 0 ? checkout.missing.sentence(missing) : '\u00a0' /* keeps its line */}
    </p>
  )
}

/** Enter moves to the next field, because phones label it Go: only the button orders. */
function goToNextField(event: KeyboardEvent) {
  const { target, key, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const fields = [...(target.form?.querySelectorAll<HTMLElement>('input, textarea') ?? [])]
  fields[fields.indexOf(target) + 1]?.focus()
}
