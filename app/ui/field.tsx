import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react'
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

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What the browser says of an invalid field. Its bubble closes at the next press; the sentence stays below the field
 * until the value is valid.
 *
 * @param value - of a field that is not typed into: a new value takes the sentence away
 */
export function useProblem(id: string, value?: unknown) {
  const [{ sentence, of }, setProblem] = useState({ sentence: '', of: value })
  const read = ({ currentTarget: { validationMessage, validity, title } }: FormEvent<Control>) => {
    // Chromium has the title in its bubble, and not in its message.
    const hint = validity.patternMismatch && !validationMessage.includes(title) ? ` ${title}` : ''
    setProblem({ sentence: validationMessage + hint, of: value })
  }
  const isShown = sentence !== '' && of === value
  return {
    control: {
      onInvalid: read,
      ...(isShown && { onInput: read, 'aria-invalid': true, 'aria-describedby': `${id}problem` }),
    },
    problem: { id: `${id}problem`, sentence: isShown ? sentence : '' },
  }
}

export const Problem = ({ id, sentence }: { id: string; sentence: string }) =>
  sentence && (
    <p id={id} className={styles.problem} dir="auto">
      {sentence}
    </p>
  )

/** No mail server accepts a longer address, and browsers freeze while they validate a very long one. */
const LONGEST_EMAIL = 254

/** A one-line input with its label above. The browser validates it. */
export function TextField({
  label,
  full,
  optional,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, full, optional }} required={input.required}>
      {(control) => (
        <input
          {...control}
          dir="auto"
          maxLength={input.type === 'email' ? LONGEST_EMAIL : undefined}
          {...input}
        />
      )}
    </Field>
  )
}

export function TextAreaField({
  label,
  full,
  optional,
  ...textarea
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, full, optional }} required={textarea.required}>
      {(control) => <textarea {...control} dir="auto" rows={4} {...textarea} />}
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
  return (
    <Field {...{ label, full, optional }} required={select.required}>
      {(control) => (
        <select {...control} {...select}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function Field({
  label,
  full,
  optional,
  required,
  children,
}: FieldProps & {
  required: boolean | undefined
  children: (control: object) => ReactNode
}) {
  const id = useId()
  const { control, problem } = useProblem(id)
  return (
    <div className={styles.field} data-full={full || undefined}>
      <label className={styles.label} htmlFor={id}>
        <FieldLabel required={required} optional={optional}>
          {label}
        </FieldLabel>
      </label>
      <Problem {...problem} />
      {children({ id, className: styles.input, ...control })}
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
