import {
  isSelectableCheckIn,
  isSelectableCheckOut,
  lastCheckIn,
  lastCheckOut,
} from '#app/domain/reservation.ts'
import { type IsoDate, today } from '#app/domain/stay.ts'
import { DatePicker } from './date-picker.tsx'

/** The days of arrival and departure. A departure is chosen after an arrival. */
export function StayDates({
  checkIn,
  checkOut,
  onCheckIn,
  onCheckOut,
  required,
  words,
}: {
  checkIn: IsoDate | null
  checkOut: IsoDate | null
  onCheckIn: (day: IsoDate) => void
  onCheckOut: (day: IsoDate) => void
  required?: boolean
  words: {
    checkIn: string
    checkOut: string
    choose: string
    chooseCheckInFirst: string
    required: string
  }
}) {
  const range = [checkIn, checkOut] as const
  const mark = required ? words.required : undefined
  return (
    <>
      <DatePicker
        label={words.checkIn}
        value={checkIn}
        placeholder={words.choose}
        range={range}
        last={lastCheckIn(today(new Date()))}
        isSelectable={(day) => isSelectableCheckIn(day, today(new Date()))}
        onChoose={onCheckIn}
        required={mark}
      />
      <DatePicker
        label={words.checkOut}
        value={checkOut}
        placeholder={words.choose}
        range={range}
        disabledBecause={checkIn ? undefined : words.chooseCheckInFirst}
        last={lastCheckOut(checkIn ?? today(new Date()))}
        isSelectable={(day) => isSelectableCheckOut(day, checkIn)}
        onChoose={onCheckOut}
        required={mark}
      />
    </>
  )
}
