import { useId, useRef } from 'react'
import { formatDay } from '#language'
import type { CalendarProps } from './calendar-popover.tsx'
import styles from './date-picker.module.css'
import { FieldLabel, fieldStyles } from './field.tsx'
import { CalendarIcon } from './icons/control.tsx'
import { useLazyPart } from './use-lazy-part.ts'

const importCalendar = () => import('./calendar-popover.tsx')

type DatePickerProps = CalendarProps & {
  /** Shown in place of a day while none can be chosen; the field is then disabled. */
  disabledBecause?: string | undefined
  placeholder: string
  /** '(required)', for screen readers: a button has no such state of its own. */
  required?: string | undefined
}

/** A day, chosen in a calendar that is fetched when the guest reaches for the field. */
export function DatePicker({
  label,
  value,
  disabledBecause,
  placeholder,
  required,
  ...calendar
}: DatePickerProps) {
  const id = useId()
  const { isOpen, part, prefetch, open, close } = useLazyPart(importCalendar)
  const field = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)

  return (
    <div ref={field} className={`${fieldStyles.field} ${styles.field}`}>
      <span className={fieldStyles.label} id={`${id}label`}>
        <FieldLabel required={required !== undefined}>{label}</FieldLabel>
        {required && <span className="visually-hidden"> {required}</span>}
      </span>
      <button
        ref={trigger}
        type="button"
        className={`${fieldStyles.input} ${styles.trigger}`}
        aria-labelledby={`${id}label ${id}value`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={disabledBecause !== undefined}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => (isOpen ? close() : open())}
      >
        <CalendarIcon />
        <span id={`${id}value`} className={value ? 'numerals' : styles.empty}>
          {disabledBecause ?? (value ? formatDay(value) : placeholder)}
        </span>
      </button>
      {part && (
        <part.CalendarPopover
          {...calendar}
          label={label}
          value={value}
          field={field}
          trigger={trigger}
          onClose={close}
        />
      )}
    </div>
  )
}
