import {
  isSelectableCheckIn,
  isSelectableCheckOut,
  lastCheckIn,
  lastCheckOut,
} from '#app/domain/reservation.ts'
import { type IsoDate, today } from '#app/domain/stay.ts'
import { hotelClock } from '#app/hotel/clock.ts'
import { DatePicker } from '#app/ui/date-picker.tsx'
import { common } from '#words/common.ts'

const { dates } = common

/** The days of arrival and departure. A departure is chosen after an arrival. */
export function StayDates({
  checkIn,
  checkOut,
  onCheckIn,
  onCheckOut,
  required,
}: {
  checkIn: IsoDate | null
  checkOut: IsoDate | null
  onCheckIn: (day: IsoDate) => void
  onCheckOut: (day: IsoDate) => void
  required?: boolean
}) {
  const range = [checkIn, checkOut] as const
  return (
    <>
      <DatePicker
        label={dates.checkIn}
        value={checkIn}
        range={range}
        last={lastCheckIn(today(new Date(), hotelClock))}
        isSelectable={(day) => isSelectableCheckIn(day, today(new Date(), hotelClock))}
        onChoose={onCheckIn}
        required={required}
      />
      <DatePicker
        label={dates.checkOut}
        value={checkOut}
        range={range}
        disabledBecause={checkIn ? undefined : dates.chooseCheckInFirst}
        last={lastCheckOut(checkIn ?? today(new Date(), hotelClock))}
        isSelectable={(day) => isSelectableCheckOut(day, checkIn)}
        onChoose={onCheckOut}
        required={required}
      />
    </>
  )
}
