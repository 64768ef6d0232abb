import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { IsoDate, IsoMonth } from '#app/domain/day.ts'
import { addMonths, monthOf } from '#app/domain/month.ts'
import { formatMonth } from '#language'
import { calendar } from '#words/calendar.ts'
import { IconButton } from './button.tsx'
import { CalendarMonth, dayByKey } from './calendar-month.tsx'
import * as styles from './calendar-popover.module.css'
import { ChevronLeftIcon, ChevronRightIcon } from './icons/control.tsx'

export type CalendarProps = {
  label: string
  value: IsoDate | null
  onChoose: (day: IsoDate) => void
  /** Today, and the first and last days to choose from. Called at each render. */
  daysNow: () => { today: IsoDate; min: IsoDate; max: IsoDate }
  /** Arrival and departure as chosen so far. The days between them are marked. */
  range: readonly [IsoDate | null, IsoDate | null]
}

type CalendarPopoverProps = CalendarProps & {
  id: string
  trigger: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Without anchor positioning the calendar opens in the flow of the form, below its field. */
const HAS_ANCHORS = CSS.supports('anchor-scope', 'all')

/**
 * A calendar at its field: one month, or two on a wide screen. Escape, Android's Back, a press outside or on the field,
 * and a choice close it, and return the focus to the field. It also closes when the focus moves on into the page.
 */
export function CalendarPopover({
  id,
  label,
  value,
  onChoose,
  daysNow,
  range,
  trigger,
  onClose,
}: CalendarPopoverProps) {
  const { today, min, max } = daysNow()
  const clamp = (day: IsoDate) => later(min, earlier(day, max))
  const wanted = clamp(value ?? range[0] ?? today)
  const popup = useRef<HTMLDivElement>(null)
  const isWide = useSyncExternalStore(onWideChange, () => WIDE.matches)
  // An object, so that a key that leads to the same day moves the focus again.
  const [focused, setFocused] = useState({ day: wanted })
  const [shown, setShown] = useState(monthOf(wanted))

  const months = isWide && HAS_ANCHORS ? 2 : 1
  const start = later(monthOf(min), earlier(shown, addMonths(monthOf(max), 1 - months)))
  const end = addMonths(start, months - 1)
  const isShown = (day: IsoDate) => monthOf(day) >= start && monthOf(day) <= end
  /** The one day in the tab order. */
  const tabStop = isShown(focused.day) ? focused.day : clamp(`${start}-01`)

  const focusOn = (day: IsoDate) => {
    if (!isShown(day)) setShown(day < start ? monthOf(day) : addMonths(monthOf(day), 1 - months))
    setFocused({ day })
  }

  useLayoutEffect(() => {
    const { current } = popup
    if (HAS_ANCHORS) current?.showPopover()
    // Scrolls if there is too little room, in the next frame: the focus on a day scrolls first.
    requestAnimationFrame(() => current?.scrollIntoView(NEAREST))
    return () => {
      const { activeElement: active, body } = document
      const field = trigger.current
      if (active === body || current?.contains(active)) field?.focus({ preventScroll: true })
      // After a press outside, the page stays where it was pressed.
      if (active !== body && field === document.activeElement) field?.scrollIntoView(NEAREST)
    }
  }, [trigger])

  useLayoutEffect(() => {
    popup.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus()
  }, [focused])

  return (
    <div
      ref={popup}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1} // a press between the days keeps the focus inside
      className={styles.calendar}
      popover={HAS_ANCHORS ? 'auto' : undefined}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onKeyDown={({ key }) => !HAS_ANCHORS && key === 'Escape' && onClose()}
    >
      <div className={styles.months}>
        {Array.from({ length: months }, (_, index) => addMonths(start, index)).map((month) => (
          // A fixed key, so that the button that turns the month keeps the focus.
          <div key={month === start ? 'first' : 'second'} className={styles.month}>
            {month === start && (
              <IconButton
                className={styles.step}
                label={calendar.previousMonth}
                aria-disabled={start <= monthOf(min)}
                onClick={() => setShown(addMonths(start, -1))}
              >
                <ChevronLeftIcon />
              </IconButton>
            )}
            <p className={styles.caption} aria-live="polite">
              {formatMonth(month)}
            </p>
            {month === end && (
              <IconButton
                className={`${styles.step} ${styles.next}`}
                label={calendar.nextMonth}
                aria-disabled={end >= monthOf(max)}
                onClick={() => setShown(addMonths(start, 1))}
              >
                <ChevronRightIcon />
              </IconButton>
            )}
            <CalendarMonth
              {...{ month, value, range, today, tabStop }}
              isSelectable={(day) => day === clamp(day)}
              onKey={(event) => {
                const day = dayByKey(event, tabStop)
                if (!day) return
                event.preventDefault()
                focusOn(clamp(day))
              }}
              onChoose={(day) => {
                onChoose(day)
                onClose()
              }}
            />
          </div>
        ))}
      </div>
    </div>
  )
}

// Days and months compare as text.
const earlier = <Text extends IsoDate | IsoMonth>(a: Text, b: Text) => (a < b ? a : b)
const later = <Text extends IsoDate | IsoMonth>(a: Text, b: Text) => (a > b ? a : b)

const NEAREST: ScrollIntoViewOptions = { block: 'nearest' }

const WIDE = matchMedia('(width >= 64rem)')

function onWideChange(onChange: () => void) {
  WIDE.addEventListener('change', onChange)
  return () => WIDE.removeEventListener('change', onChange)
}
