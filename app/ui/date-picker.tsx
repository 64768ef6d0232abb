import { type RefObject, useId } from 'react'
import type { IsoDate } from '#app/domain/day.ts'
import { formatDay } from '#language'
import { common } from '#words/common.ts'
import type { CalendarProps } from './calendar-popover.tsx'
import * as styles from './date-picker.module.css'
import * as field from './field.module.css'
import { FieldLabel, Problem, useProblem } from './field.tsx'
import { CalendarIcon } from './icons/control.tsx'
import { useLazyOverlay } from './use-overlay.ts'

const importCalendar = () => import('./calendar-popover.tsx')

type DatePickerProps = CalendarProps & {
  /** The button that opens and closes the calendar. */
  ref: RefObject<HTMLButtonElement | null>
  /** Shown instead of a day while none can be chosen. The field is then disabled. */
  disabledBecause?: string | undefined
  required?: boolean | undefined
  optional?: boolean | undefined
  /** The first day that is valid. With it the browser validates the field with its form; without it, nothing does. */
  earliest?: { day: IsoDate | undefined } | undefined
}

/** A date field with a calendar. */
export function DatePicker({
  ref,
  label,
  value,
  disabledBecause,
  required,
  optional,
  earliest,
  ...calendar
}: DatePickerProps) {
  const id = useId()
  const { control, problem } = useProblem(id, value)
  const { showing, code, opener, open, close } = useLazyOverlay(importCalendar)

  return (
    <div className={`${field.field} ${styles.field}`} data-screen-only={value ? undefined : ''}>
      <span className={field.label} id={`${id}label`}>
        <FieldLabel {...{ required, optional }}>{label}</FieldLabel>
        {/* Screen readers have no required state for a button. */}
        {required && <span className="visually-hidden"> {common.dates.required}</span>}
      </span>
      {earliest && (
        <input
          type="date"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          value={value ?? ''}
          min={earliest.day}
          required={required}
          onInvalid={control.onInvalid}
          onChange={() => {}}
          // It gets the focus if its day is invalid.
          onFocus={() => ref.current?.focus()}
        />
      )}
      {!disabledBecause && <Problem {...problem} />}
      <button
        ref={ref}
        type="button"
        className={`${field.input} ${styles.trigger}`}
        aria-labelledby={`${id}label ${id}value`}
        aria-describedby={control['aria-describedby']}
        aria-haspopup="dialog"
        {...opener}
        disabled={disabledBecause !== undefined}
        // Tells the browser that a press here is not outside the calendar. React opens and closes it.
        popoverTarget={showing ? `${id}calendar` : undefined}
        onClick={(event) => {
          event.preventDefault()
          if (isCalendarShown(event.currentTarget)) close()
          else open(event.currentTarget)
        }}
      >
        <CalendarIcon />
        <span id={`${id}value`} className={value ? 'numerals' : styles.empty}>
          {disabledBecause ?? (value ? formatDay(value) : common.dates.choose)}
        </span>
      </button>
      {code && (
        <code.CalendarPopover
          key={showing}
          {...calendar}
          id={`${id}calendar`}
          label={label}
          value={value}
          trigger={ref}
          onClose={close}
        />
      )}
    </div>
  )
}

/** Opens the calendar of a field. When it closes, the focus returns to the field. */
export function openCalendar(field: HTMLElement | null) {
  field?.focus({ preventScroll: true })
  if (field && !isCalendarShown(field)) field.click()
}

/** Reads the DOM, not the state: the browser hides the calendar before it fires an event. */
const isCalendarShown = (field: HTMLElement) =>
  (field.nextElementSibling?.getClientRects().length ?? 0) > 0
