import type { OrderDetails } from '#app/domain/request.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FieldColumns, TextField } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { cart } from '#words/cart.ts'
import * as styles from './checkout-dialog.module.css'
import './order-letter.tsx' // so that no order is placed without it

const { checkout } = cart

type CheckoutDialogProps = {
  total: string
  /** Whether the address is where a meal goes. */
  isDelivered: boolean
  onClose: () => void
  onPlaced: (details: OrderDetails) => void
}

/** A demonstration: five free text fields, none required. Closing the dialog discards them. */
export function CheckoutDialog({ total, isDelivered, onClose, onPlaced }: CheckoutDialogProps) {
  return (
    <Dialog title={checkout.title} onClose={onClose}>
      {(close) => (
        <Form
          onSend={(text) =>
            onPlaced({
              name: text('name'),
              email: text('email'),
              phone: text('phone'),
              address: text('address'),
            })
          }
        >
          <p className={`muted ${styles.intro}`}>{checkout.intro(total)}</p>
          <FieldColumns>
            <TextField label={checkout.name} name="name" autoComplete="name" />
            <TextField label={checkout.email} name="email" inputMode="email" autoComplete="email" />
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
            />
          </FieldColumns>
          <div className={`actions ${styles.actions}`}>
            <Button variant="ghost" onClick={close}>
              {checkout.cancel}
            </Button>
            <Button type="submit">{checkout.place}</Button>
          </div>
        </Form>
      )}
    </Dialog>
  )
}
