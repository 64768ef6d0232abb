import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { addDays, type IsoDate } from '#app/domain/day.ts'
import { hotelToday } from '#app/domain/hotel-clock.ts'
import {
  type DayAction,
  isPast,
  lastCheckIn,
  lastCheckOut,
  type StayDays,
} from '#app/domain/reservation.ts'
import { DatePicker, openCalendar } from '#app/ui/date-picker.tsx'
import { dispatch, useVisit } from '#app/visit/store.ts'
import { common } from '#words/common.ts'

const { dates } = common

/** Today, and the first and last day of arrival to choose from. */
export function arrivalDays() {
  const today = hotelToday()
  return { today, min: today, max: lastCheckIn(today) }
}

/** Opens the calendar of the arrival, or of the departure once an arrival is chosen. */
export type StayDatesRef = { openNext: () => void }

/**
 * The days of a stay, at first those of the guest. Once an arrival is chosen, the calendar of the departure opens by
 * itself.
 */
export function StayDates({
  ref,
  days,
  onChoose = dispatch,
  required,
  earliest,
}: {
  ref?: Ref<StayDatesRef>
  /** The days of another stay than the guest's. */
  days?: StayDays
  onChoose?: (action: DayAction) => void
  required?: boolean
  /** For a form that the browser validates: `day` is the first day of arrival. */
  earliest?: { day: IsoDate | undefined }
}) {
  const stay = useVisit((visit) => visit.stay)
  const { checkIn, checkOut } = days ?? stay
  /** The arrival that the departure follows: none if it has passed. */
  const arrivalNow = () => (checkIn && !isPast(checkIn, hotelToday()) ? checkIn : undefined)
  const range = [checkIn, checkOut] as const
  const [arrival, departure] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  useImperativeHandle(ref, () => ({
    openNext: () => {
      arrival.current?.scrollIntoView() // keeps both in view above the calendar
      openCalendar((arrivalNow() ? departure : arrival).current)
    },
  }))
  const opensDepartureNext = useRef(false)
  useEffect(() => {
    if (!opensDepartureNext.current || !checkIn) return
    opensDepartureNext.current = false
    if (!checkOut) openCalendar(departure.current)
  })
  return (
    <>
      <DatePicker
        ref={arrival}
        label={dates.checkIn}
        value={checkIn}
        range={range}
        daysNow={arrivalDays}
        onChoose={(day) => {
          opensDepartureNext.current = true
          onChoose({ type: 'chooseCheckIn', day })
        }}
        {...{ required, earliest }}
      />
      <DatePicker
        ref={departure}
        label={dates.checkOut}
        value={checkOut}
        range={range}
        disabledBecause={arrivalNow() ? undefined : dates.chooseCheckInFirst}
        daysNow={() => {
          const today = hotelToday()
          const first = arrivalNow() ?? today
          return { today, min: addDays(first, 1), max: lastCheckOut(first) }
        }}
        onChoose={(day) => onChoose({ type: 'chooseCheckOut', day })}
        required={required}
        earliest={earliest && { day: undefined }}
      />
    </>
  )
}
