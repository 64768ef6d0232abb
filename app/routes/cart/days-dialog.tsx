import { useState } from 'react'
import type { CartItem } from '#app/domain/cart.ts'
import type { Days } from '#app/domain/day.ts'
import { chooseDay, chosenDays, type StayDays } from '#app/domain/reservation.ts'
import { StayDates } from '#app/parts/stay-dates.tsx'
import { StayPrice } from '#app/parts/stay-price.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FieldColumns } from '#app/ui/field.tsx'
import { cart } from '#words/cart.ts'

/** Chooses the days of a room's line, which keeps its number. */
export function DaysDialog({
  line,
  onTake,
  onClose,
}: {
  line: CartItem
  onTake: (days: Days) => void
  onClose: () => void
}) {
  const { name, price, quantity } = line
  const [days, setDays] = useState<StayDays>(line.days ?? { checkIn: null, checkOut: null })
  const chosen = chosenDays(days)
  return (
    <Dialog title={name} onClose={onClose}>
      {(close) => (
        <div>
          <FieldColumns>
            <StayDates
              days={days}
              onChoose={(action) => setDays((before) => chooseDay(before, action))}
            />
          </FieldColumns>
          <p role="status" className="muted numerals">
            {chosen && <StayPrice pricePerNight={price * quantity} days={chosen} />}
          </p>
          <div className="actions">
            <Button variant="ghost" onClick={close}>
              {cart.checkout.cancel}
            </Button>
            <Button
              disabled={!chosen}
              onClick={() => {
                close() // before the line changes, and its button with it
                if (chosen) onTake(chosen)
              }}
            >
              {cart.takeDays}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
