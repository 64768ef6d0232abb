import type { ComponentProps } from 'react'

/** A hidden date field that holds a calendar's day: the form keeps it and the browser validates it like typed text. */
export function DayField({
  onReach,
  ...input
}: ComponentProps<'input'> & {
  /** Called when the browser focuses the field because its day is invalid. */
  onReach: () => void
}) {
  return (
    <input
      type="date"
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
      required
      onFocus={() => setTimeout(onReach)} // a focus closes overlays
      {...input}
    />
  )
}

export function enterDay(name: string, day: string) {
  const [field] = document.getElementsByName(name) as NodeListOf<HTMLInputElement>
  if (!field) return
  field.value = day
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
