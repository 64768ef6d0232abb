import { type ComponentProps, type ReactNode, useId } from 'react'
import { common } from '#words/common.ts'
import * as styles from './field.module.css'

type FieldProps = {
  label: string
  /** Spans both columns of a `FieldColumns`. */
  full?: boolean | undefined
  optional?: boolean | undefined
}

/** A label's text. The mark is hidden from screen readers, which read it from the control. */
export function FieldLabel({
  children,
  required,
  optional,
}: Pick<FieldProps, 'optional'> & { children: ReactNode; required?: boolean | undefined }) {
  return (
    <>
      {children}
      {required && (
        <span className={styles.required} aria-hidden="true">
          {' *'}
        </span>
      )}
      {optional && <span className={styles.optional}> {common.optional}</span>}
    </>
  )
}

export const fieldStyles = {
  field: styles.field,
  label: styles.label,
  input: styles.input,
}

/** No mail server accepts a longer address, and browsers freeze while they validate a very long one. */
const LONGEST_EMAIL = 254

/** A one-line input with its label above. The browser validates it. */
export function TextField({
  label,
  full,
  optional,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const id = useId()
  return (
    <Field {...{ id, label, full, optional }} required={input.required}>
      <input
        id={id}
        className={styles.input}
        dir="auto"
        maxLength={input.type === 'email' ? LONGEST_EMAIL : undefined}
        {...input}
      />
    </Field>
  )
}

export function TextAreaField({
  label,
  full,
  optional,
  ...textarea
}: FieldProps & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <Field {...{ id, label, full, optional }} required={textarea.required}>
      <textarea id={id} className={styles.input} dir="auto" rows={4} {...textarea} />
    </Field>
  )
}

export function SelectField({
  label,
  full,
  optional,
  options,
  ...select
}: FieldProps & {
  options: readonly { value: string; text: string }[]
} & ComponentProps<'select'>) {
  const id = useId()
  return (
    <Field {...{ id, label, full, optional }} required={select.required}>
      <select id={id} className={styles.input} {...select}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}

function Field({
  id,
  label,
  full,
  optional,
  required,
  children,
}: FieldProps & { id: string; required: boolean | undefined; children: ReactNode }) {
  return (
    <div className={styles.field} data-full={full || undefined}>
      <label className={styles.label} htmlFor={id}>
        <FieldLabel required={required} optional={optional}>
          {label}
        </FieldLabel>
      </label>
      {children}
    </div>
  )
}

/** A checkbox or radio button in a row at least 44 px high, its words beside it. */
export function Choice({
  children,
  className = '',
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { type: 'checkbox' | 'radio'; children: ReactNode }) {
  return (
    <label className={`${styles.check} ${className}`}>
      <input {...input} />
      <span>{children}</span>
    </label>
  )
}

export function FieldColumns({
  children,
  className = '',
}: {
  children: ReactNode
  className?: string | undefined
}) {
  return <div className={`${styles.columns} ${className}`}>{children}</div>
}
