import { Popover } from '@base-ui/react/popover'
import { type RefObject, useSyncExternalStore } from 'react'
import { DayPicker } from 'react-day-picker'
import { hotelClock } from '#app/content/clock.ts'
import { today as dayAtHotel, fromLocalDate, type IsoDate, toLocalDate } from '#app/domain/stay.ts'
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
  field: RefObject<HTMLElement | null>
  trigger: RefObject<HTMLElement | null>
  onClose: () => void
}

/**
 * A month to choose a day from, under its field; two on a wide screen. On a phone it opens in the flow of
 * the form.
 * Escape, a press outside and a choice close it, and focus returns to the field.
 */
export function CalendarPopover({
  label,
  value,
  onChoose,
  isSelectable,
  last,
  range,
  field,
  trigger,
  onClose,
}: CalendarPopoverProps) {
  const [from, to] = range.map((day) => (day ? toLocalDate(day) : undefined))
  const shown = value ?? range[0]
  const isWide = useSyncExternalStore(onWideChange, () => WIDE.matches)
  const today = toLocalDate(dayAtHotel(new Date(), hotelClock))
  const choose = (date: Date | undefined) => {
    if (date) onChoose(fromLocalDate(date))
    onClose()
  }

  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Portal container={field}>
        <Popover.Positioner
          anchor={trigger}
          align="start"
          sideOffset={8}
          collisionAvoidance={{ side: 'none', align: 'shift' }}
          className={styles.positioner}
        >
          <Popover.Popup
            className={styles.calendar}
            aria-label={label}
            ref={bringIntoView}
            finalFocus={trigger}
            initialFocus={false}
          >
            <DayPicker
              autoFocus
              mode="single"
              weekStartsOn={calendar.weekStartsOn}
              navLayout="around"
              numberOfMonths={isWide ? 2 : 1}
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
                labelDayButton: (date, modifiers) =>
                  calendar.nameOfDay(fromLocalDate(date), modifiers),
              }}
              classNames={CLASS_NAMES}
              components={{ Chevron }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

const WIDE = matchMedia('(width >= 64rem)')

function onWideChange(onChange: () => void) {
  WIDE.addEventListener('change', onChange)
  return () => WIDE.removeEventListener('change', onChange)
}

/** Always opens below its field. The page scrolls where there is too little room. */
const bringIntoView = (popup: HTMLElement | null) => {
  requestAnimationFrame(() => popup?.scrollIntoView({ block: 'nearest' }))
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
