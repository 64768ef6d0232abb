import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { DayPicker } from 'react-day-picker'
import { today as dayAtHotel, fromLocalDate, type IsoDate, toLocalDate } from '#app/domain/stay.ts'
import { hotelClock } from '#app/hotel/clock.ts'
import { calendar } from '#words/calendar.ts'
import styles from './calendar-popover.module.css'
import { ChevronLeftIcon, ChevronRightIcon } from './icons/control.tsx'

/** What a calendar is for. */
export type CalendarProps = {
  label: string
  value: IsoDate | null
  onChoose: (day: IsoDate) => void
  isSelectable: (day: IsoDate) => boolean
  /** The last day that can be chosen; the calendar ends with its month. */
  last: IsoDate
  /** Arrival and departure as chosen so far. The days between them are marked. */
  range: readonly [IsoDate | null, IsoDate | null]
}

type CalendarPopoverProps = CalendarProps & {
  id: string
  trigger: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Without them the calendar opens in the flow of the form, under its field. */
const HAS_ANCHORS = CSS.supports('anchor-scope', 'all')

/**
 * A month to choose a day from, at its field; two on a wide screen. It closes on Escape, Android's Back, a
 * press outside, a press on its field and with a choice, and the focus returns to the field.
 */
export function CalendarPopover({
  id,
  label,
  value,
  onChoose,
  isSelectable,
  last,
  range,
  trigger,
  onClose,
}: CalendarPopoverProps) {
  const [from, to] = range.map((day) => (day ? toLocalDate(day) : undefined))
  const shown = value ?? range[0]
  const popup = useRef<HTMLDivElement>(null)
  const isWide = useSyncExternalStore(onWideChange, () => WIDE.matches)
  const today = toLocalDate(dayAtHotel(new Date(), hotelClock))
  const choose = (date: Date | undefined) => {
    if (date) onChoose(fromLocalDate(date))
    onClose()
  }

  useLayoutEffect(() => {
    const { current } = popup
    if (HAS_ANCHORS) current?.showPopover()
    // The page scrolls where there is too little room: in the next frame, since the focus on a day scrolls first.
    requestAnimationFrame(() => current?.scrollIntoView({ block: 'nearest' }))
    return () => {
      const { activeElement: active, body } = document
      if (active === body || current?.contains(active))
        trigger.current?.focus({ preventScroll: true })
    }
  }, [trigger])

  return (
    <div
      ref={popup}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1} // a press between the days leaves the focus inside
      className={styles.calendar}
      popover={HAS_ANCHORS ? 'auto' : undefined}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onKeyDown={({ key }) => !HAS_ANCHORS && key === 'Escape' && onClose()}
    >
      <DayPicker
        autoFocus
        mode="single"
        weekStartsOn={calendar.weekStartsOn}
        navLayout="around"
        numberOfMonths={isWide && HAS_ANCHORS ? 2 : 1}
        startMonth={today}
        endMonth={toLocalDate(last)}
        today={today}
        {...(shown && { defaultMonth: toLocalDate(shown) })}
        {...(value && { selected: toLocalDate(value) })}
        onSelect={(_, day) => choose(day)}
        disabled={(date) => !isSelectable(fromLocalDate(date))}
        modifiers={{
          end: [from, to].filter((date) => date !== undefined),
          between: from && to ? { after: from, before: to } : [],
        }}
        modifiersClassNames={{ end: styles.end ?? '', between: styles.between ?? '' }}
        locale={calendar.locale}
        numerals={calendar.numerals}
        labels={{
          labelDayButton: (date, modifiers) => calendar.nameOfDay(fromLocalDate(date), modifiers),
        }}
        classNames={CLASS_NAMES}
        components={{ Chevron }}
      />
    </div>
  )
}

const WIDE = matchMedia('(width >= 64rem)')

function onWideChange(onChange: () => void) {
  WIDE.addEventListener('change', onChange)
  return () => WIDE.removeEventListener('change', onChange)
}

const CLASS_NAMES = {
  months: styles.months ?? '',
  month: styles.month ?? '',
  month_caption: styles.caption ?? '',
  button_previous: styles.step ?? '',
  button_next: `${styles.step} ${styles.next}`,
  month_grid: styles.grid ?? '',
  weekday: styles.weekday ?? '',
  day_button: styles.day ?? '',
  today: styles.today ?? '',
  disabled: styles.disabled ?? '',
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return orientation === 'left' ? <ChevronLeftIcon size={21} /> : <ChevronRightIcon size={21} />
}
