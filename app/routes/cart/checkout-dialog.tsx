import type { OrderDetails } from '#app/domain/request.ts'
import { DietNote } from '#app/parts/diet/diet-note.tsx'
import { DraftForm } from '#app/parts/draft-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FieldColumns, TextField } from '#app/ui/field.tsx'
import { cart } from '#words/cart.ts'

const { checkout } = cart

type CheckoutDialogProps = {
  total: string
  /** Sentences about dishes that clash with the guest's diet. */
  doNotSuit: string
  /** Whether a meal is delivered to the address. */
  isDelivered: boolean
  onClose: () => void
  onPlaced: (details: OrderDetails) => void
}

/** A demonstration: five free text fields, none required. All but the card are kept when it is opened again. */
export function CheckoutDialog({
  total,
  doNotSuit,
  isDelivered,
  onClose,
  onPlaced,
}: CheckoutDialogProps) {
  return (
    <Dialog title={checkout.title} onClose={onClose}>
      {(close) => (
        <DraftForm
          draft="checkout"
          onSend={(text) =>
            onPlaced({
              name: text('name'),
              email: text('email'),
              phone: text('phone'),
              address: text('address'),
            })
          }
        >
          <p className="muted">{checkout.intro(total)}</p>
          <DietNote text={doNotSuit} />
          <FieldColumns>
            <TextField
              label={checkout.name}
              name="name"
              autoComplete="name"
              autoCapitalize="words"
            />
            {/* Free text for the browser, so a phone must be told that it is an address. */}
            <TextField
              label={checkout.email}
              name="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
            <TextField label={checkout.phone} name="phone" inputMode="tel" autoComplete="tel" />
            <TextField
              label={checkout.card}
              placeholder={checkout.cardPlaceholder}
              inputMode="numeric"
              autoComplete="off"
            />
            <TextField
              full
              label={checkout.address}
              placeholder={isDelivered ? checkout.addressPlaceholder : undefined}
              name="address"
              autoComplete="address-line1"
              autoCapitalize="words"
            />
          </FieldColumns>
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
