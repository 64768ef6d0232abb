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

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What the browser says of an invalid field, below it until the value is valid, instead of in a bubble. The first such
 * field of a form takes the focus, with the sentence as its description.
 *
 * @param value - of a field that is not typed into: a new value takes the sentence away
 */
export function useProblem(id: string, value?: unknown) {
  const [problem, setProblem] = useState({ sentence: '', of: value, isAlert: false })
  const read = ({ currentTarget: field, type }: FormEvent<Control>) => {
    const { validationMessage, validity, title } = field
    // Chromium has the title in its bubble, and not in its message.
    const hint = validity.patternMismatch && !validationMessage.includes(title) ? ` ${title}` : ''
    // Where the focus does not move, a screen reader would not read the description.
    const isAlert = type === 'invalid' && field === document.activeElement
    setProblem({ sentence: validationMessage + hint, of: value, isAlert })
  }
  const refuse = (event: FormEvent<Control>) => {
    const field = event.currentTarget
    read(event)
    event.preventDefault() // neither bubble nor focus
    if (field === field.form?.querySelector(':invalid:not(fieldset)')) field.focus()
  }
  const isShown = problem.sentence !== '' && problem.of === value
  return {
    control: {
      onInvalid: refuse,
      ...(isShown && { onInput: read, 'aria-invalid': true, 'aria-describedby': `${id}problem` }),
    },
    problem: {
      id: `${id}problem`,
      role: problem.isAlert ? 'alert' : undefined,
      sentence: isShown ? problem.sentence : '',
    },
  }
}

export const Problem = ({ sentence, ...props }: ComponentProps<'p'> & { sentence: string }) =>
  sentence && (
    <p {...props} className={styles.problem} dir="auto">
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
