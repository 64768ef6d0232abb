import { ADULTS, CHILDREN } from '#app/domain/reservation.ts'
import { StayDates } from '#app/parts/stay-dates.tsx'
import { useReservation } from '#app/state/reservation.ts'
import { SelectField } from '#app/ui/field.tsx'
import { formatNumber } from '#language'
import { reservations } from '#words/reservations.ts'
import { RoomTypeCards } from './room-type-cards.tsx'
import styles from './steps.module.css'

const { dates } = reservations
const asOptions = (values: readonly string[]) =>
  values.map((value) => ({ value, text: formatNumber(value) }))

/** Dates, company and room type. */
export function StepRoom() {
  const { form, dispatch } = useReservation()
  const { checkIn, checkOut, adults, children } = form
  return (
    <>
      <h2 tabIndex={-1} className={styles.title}>
        {dates.title}
      </h2>
      <p data-no-script>{reservations.withoutScript}</p>
      <div className={styles.dates}>
        <StayDates
          required
          checkIn={checkIn}
          checkOut={checkOut}
          onCheckIn={(day) => dispatch({ type: 'chooseCheckIn', day })}
          onCheckOut={(day) => dispatch({ type: 'chooseCheckOut', day })}
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
      <RoomTypeCards />
    </>
  )
}

/** A select's value as one of its options, or the first option if it is none of them. */
const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], value: string) =>
  values.find((option) => option === value) ?? values[0]
