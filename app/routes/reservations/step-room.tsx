import {
  ADULTS,
  CHILDREN,
  isSelectableCheckIn,
  isSelectableCheckOut,
} from '#app/domain/reservation.ts'
import { today } from '#app/domain/stay.ts'
import { DatePicker } from '#app/ui/date-picker.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { reservations } from '#words/reservations.ts'
import { RoomTypeCards } from './room-type-cards.tsx'
import type { StepProps } from './step-props.ts'
import styles from './step-room.module.css'

const { dates } = reservations
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, text: value }))

/** Dates, company and room type. */
export function StepRoom({ form, dispatch }: StepProps) {
  const { checkIn, checkOut, adults, children } = form
  const range = [checkIn, checkOut] as const

  return (
    <>
      <h2 tabIndex={-1} className={styles.title}>
        {dates.title}
      </h2>
      <p className={styles.withoutScript}>{reservations.withoutScript}</p>
      <div className={styles.dates}>
        <DatePicker
          label={dates.checkIn}
          value={checkIn}
          placeholder={dates.choose}
          range={range}
          isSelectable={(day) => isSelectableCheckIn(day, today(new Date()))}
          onChoose={(day) => dispatch({ type: 'chooseCheckIn', day })}
        />
        <DatePicker
          label={dates.checkOut}
          value={checkOut}
          placeholder={dates.choose}
          range={range}
          disabledBecause={checkIn ? undefined : dates.chooseCheckInFirst}
          isSelectable={(day) => isSelectableCheckOut(day, checkIn)}
          onChoose={(day) => dispatch({ type: 'chooseCheckOut', day })}
        />
        <SelectField
          label={dates.adults}
          value={adults}
          options={asOptions(ADULTS)}
          onChange={({ target }) =>
            dispatch({ type: 'set', field: 'adults', value: oneOf(ADULTS, target.value) })
          }
        />
        <SelectField
          label={dates.children}
          value={children}
          options={asOptions(CHILDREN)}
          onChange={({ target }) =>
            dispatch({ type: 'set', field: 'children', value: oneOf(CHILDREN, target.value) })
          }
        />
      </div>
      <RoomTypeCards form={form} dispatch={dispatch} />
    </>
  )
}

/** The value of a select as one of its options; the first, should it ever be none of them. */
const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], value: string) =>
  values.find((option) => option === value) ?? values[0]
