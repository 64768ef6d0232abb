import type { ComponentProps } from 'react'

/** The day of a calendar as a field of the form, which keeps and checks it as it does what is typed. */
export function DayField({
  onReach,
  ...input
}: ComponentProps<'input'> & {
  /** The browser leads to it when it refuses its day. */
  onReach: () => void
}) {
  return (
    <input
      type="date"
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
      required
      onFocus={() => setTimeout(onReach)} // a focus ends what lies over the page
      {...input}
    />
  )
}

/** Enters the day as if it was typed. */
export function enterDay(name: string, day: string) {
  const [field] = document.getElementsByName(name) as NodeListOf<HTMLInputElement>
  if (!field) return
  field.value = day
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
