import type { KeyboardEvent } from 'react'
import { addDays, type IsoDate, type IsoMonth, partsOfDay } from '#app/domain/day.ts'
import { addMonths, dayInMonth, monthOf, weeksOf } from '#app/domain/month.ts'
import { formatMonth, formatNumber } from '#language'
import { calendar } from '#words/calendar.ts'
import * as styles from './calendar-popover.module.css'

/** The weekdays, 0 for Sunday, in the order of the language's week. */
const WEEK = Array.from({ length: 7 }, (_, column) => (calendar.weekStartsOn + column) % 7)

/** The days of a month from this week on, as an ARIA grid. One of them is in the tab order. */
export function CalendarMonth({
  month,
  value,
  range: [from, to],
  today,
  tabStop,
  isSelectable,
  onKey,
  onChoose,
}: {
  month: IsoMonth
  value: IsoDate | null
  range: readonly [IsoDate | null, IsoDate | null]
  today: IsoDate
  tabStop: IsoDate
  isSelectable: (day: IsoDate) => boolean
  onKey: (event: KeyboardEvent) => void
  onChoose: (day: IsoDate) => void
}) {
  const partOfStay = (day: IsoDate) => {
    if (day === from || day === to) return 'end'
    return from && to && day > from && day < to ? 'between' : undefined
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days that keys move in
    <table role="grid" className={styles.grid} aria-label={formatMonth(month)} onKeyDown={onKey}>
      {/* Each day's name includes its weekday. */}
      <thead aria-hidden="true">
        <tr>
          {WEEK.map((weekday) => (
            <th key={weekday} className={styles.weekday}>
              {calendar.weekdays[weekday]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, calendar.weekStartsOn)
          .filter((week) => week.some((day) => day && day >= today))
          .map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, column) =>
                day ? (
                  <td key={day} data-stay={partOfStay(day)} data-today={day === today || undefined}>
                    <button
                      type="button"
                      className={styles.day}
                      tabIndex={day === tabStop ? 0 : -1}
                      disabled={!isSelectable(day)}
                      aria-label={calendar.nameOfDay(day, {
                        today: day === today,
                        selected: day === value,
                      })}
                      onClick={() => onChoose(day)}
                    >
                      {formatNumber(partsOfDay(day).date)}
                    </button>
                  </td>
                ) : (
                  <td key={WEEK[column]} />
                ),
              )}
            </tr>
          ))}
      </tbody>
    </table>
  )
}

const DAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const MONTHS: Record<string, number> = { PageUp: -1, PageDown: 1 }

/** The day that a key leads to; undefined for every other key. With Shift, Page Up and Page Down move by a year. */
export function dayByKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  day: IsoDate,
): IsoDate | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  const column = WEEK.indexOf(partsOfDay(day).weekday)
  if (key === 'Home') return addDays(day, -column)
  if (key === 'End') return addDays(day, 6 - column)
  const [days, months] = [DAYS[key], MONTHS[key]]
  if (days) return addDays(day, days)
  if (months) return dayInMonth(day, addMonths(monthOf(day), months * (shiftKey ? 12 : 1)))
  return undefined
}
