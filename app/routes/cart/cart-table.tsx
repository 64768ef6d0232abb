import { adaptedNote, lineAsStay } from '#app/content/rooms/room-types.ts'
import { type Cart, type CartItem, isBesideAdapted } from '#app/domain/cart.ts'
import type { Days } from '#app/domain/day.ts'
import { lineNights, lineTotal } from '#app/domain/order.ts'
import { guestCount } from '#app/domain/reservation-steps.ts'
import { DietNote } from '#app/parts/diet/diet-note.tsx'
import { OfferLine } from '#app/parts/offer-line.tsx'
import { unsuited } from '#app/sentences/diet.ts'
import { tooSmallNote } from '#app/sentences/room-for.ts'
import { bestOfferFact } from '#app/sentences/stay-price.ts'
import { IconButton } from '#app/ui/button.tsx'
import { TrashIcon } from '#app/ui/icons/order.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { useLazyOverlay } from '#app/ui/use-overlay.ts'
import { dispatch, useVisit, useVisitDiet } from '#app/visit/store.ts'
import { formatSum } from '#language'
import { cart } from '#words/cart.ts'
import { common } from '#words/common.ts'
import * as styles from './cart-table.module.css'
import { QuantityField } from './quantity-field.tsx'

const { columns, tables } = cart

const importDays = () => import('./days-dialog.tsx')

// The square shows 84 px of a landscape picture.
const SIZES = '134px'

/** The id of a line's remove button, which gets the focus when the line before is removed. */
export const removeButtonId = (id: string) => `remove-${id}`

/** The id of a line's button for other days, which gets the focus when these have been chosen. */
export const daysButtonId = (id: string) => `days-${id}`

type Changes = {
  onRemove: (item: CartItem) => void
  onChooseDays: (item: CartItem, days: Days) => void
}

export function CartTable({
  type,
  lines,
  orderable,
  onRemove,
  onChooseDays,
}: { type: CartItem['type']; lines: Cart; orderable: Cart } & Changes) {
  return (
    <table className={styles.table}>
      <caption>{tables[type].caption}</caption>
      <thead>
        <tr>
          {[tables[type].item, columns.price, columns.quantity, columns.total].map((title) => (
            <th key={title} scope="col">
              <span>{title}</span>
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{columns.remove}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} {...{ line, orderable, onRemove, onChooseDays }} />
        ))}
      </tbody>
    </table>
  )
}

function Line({
  line,
  orderable,
  onRemove,
  onChooseDays,
}: { line: CartItem; orderable: Cart } & Changes) {
  const isPast = !orderable.includes(line)
  const stay = useVisit((visit) => visit.stay)
  const diet = useVisitDiet()
  const { id, dish, name, price, image, type, quantity, days } = line
  const label = days ? `${name}, ${cart.days(days)}` : name

  return (
    <tr>
      <th scope="row" className={styles.item}>
        <span>
          <Picture source={image} sizes={SIZES} alt="" />
          <span>
            {name}
            {days && (
              <small>
                <span>{cart.days(days)}</span>{' '}
                <span className="unbroken">{`(${common.nights(lineNights(line))})`}</span>
              </small>
            )}
            {type === 'room' && <small>{tooSmallNote(line, orderable, guestCount(stay))}</small>}
            {isPast && <small>{cart.past}</small>}
            {type === 'room' && !days && <small>{cart.noDays}</small>}
            {type === 'room' && <small>{adaptedNote(lineAsStay(line, stay))}</small>}
            {isBesideAdapted(orderable, line) && <small>{cart.oneAdapted}</small>}
            {days && !isPast && <OfferLine fact={bestOfferFact(price * quantity, days)} />}
            {type === 'room' && <DaysButton {...{ line, label, onChooseDays }} />}
            <DietNote text={unsuited({ dish }, diet)} />
          </span>
        </span>
      </th>
      <td className={`numerals ${styles.price}`}>
        <span>
          <span>{formatSum(price)}</span> {type === 'room' && <small>{tables.room.unit}</small>}
        </span>
      </td>
      <td className={styles.quantity}>
        <QuantityField
          label={cart.quantity(label)}
          fewerLabel={cart.fewer(label)}
          moreLabel={cart.more(label)}
          quantity={quantity}
          onChange={(quantity) =>
            quantity > 0 ? dispatch({ type: 'setQuantity', id, quantity }) : onRemove(line)
          }
        />
      </td>
      <td className={`numerals ${styles.total}`}>
        <span>{formatSum(lineTotal(line))}</span>
      </td>
      <td className={styles.remove}>
        <IconButton
          label={cart.remove(label)}
          id={removeButtonId(id)}
          onClick={() => onRemove(line)}
        >
          <TrashIcon />
        </IconButton>
      </td>
    </tr>
  )
}

function DaysButton({
  line,
  label,
  onChooseDays,
}: { line: CartItem; label: string } & Pick<Changes, 'onChooseDays'>) {
  const { showing, code, open, close } = useLazyOverlay(importDays)
  const text = line.days ? cart.changeDays : cart.chooseDays
  return (
    <>
      <small>
        <TextButton
          id={daysButtonId(line.id)}
          aria-label={`${text}: ${label}`}
          onClick={({ currentTarget }) => open(currentTarget)}
        >
          {text}
        </TextButton>
      </small>
      {code && (
        <code.DaysDialog
          key={showing}
          line={line}
          onTake={(days) => onChooseDays(line, days)}
          onClose={close}
        />
      )}
    </>
  )
}
