import { type FormEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/** What was entered in the field of a name; empty where a box is not ticked, or no field has the name. */
export type EnteredText = (name: string) => string

/** What stands in fields, by their names. */
export type Fields = Readonly<Record<string, string>>

/**
 * Wraps every form. The browser validates; values go to the callbacks, never to a server. `method="dialog"` also keeps a
 * submit before hydration from putting names into the URL.
 *
 * The fields themselves hold what is entered, not React: they are read at each input, at the press, and when the form goes,
 * because some browsers and password managers fill them in without an event.
 *
 * A form whose fields move React state has `autoComplete="off"`: on a reload or on the way back the browser would show in
 * them what React does not know. A field's own `autoComplete` wins over it, so names and addresses are still offered.
 */
export function Form({
  id,
  begunWith,
  onEnter,
  onSend,
  autoComplete,
  className,
  children,
}: {
  id?: string | undefined
  /** What the fields hold when the form appears, where that is not what they begin with by themselves. */
  begunWith?: Fields | undefined
  /** Told what stands in the fields whenever that may have changed, and which of them differ from what they begin with. */
  onEnter?: ((text: EnteredText, changed: Fields) => void) | undefined
  onSend: (text: EnteredText, form: HTMLFormElement) => void
  autoComplete?: 'off' | undefined
  className?: string | undefined
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  /** What stood in the fields when they were last read. */
  const seen = useRef('')
  const enter = (from: HTMLFormElement) => {
    seen.current = textOf(from)
    onEnter?.(entriesOf(from), changedIn(from))
  }
  const enterLast = useEffectEvent(enter)
  const begin = useEffectEvent((current: HTMLFormElement) => begunWith && fill(current, begunWith))

  useLayoutEffect(() => {
    const { current } = form
    if (!current) return
    begin(current)
    seen.current = textOf(current)
    if (Object.keys(changedIn(current)).length > 0) enterLast(current) // filled in before
    return () => {
      if (textOf(current) !== seen.current) enterLast(current)
    }
  }, [])

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    const text = entriesOf(currentTarget)
    flushSync(() => enter(currentTarget))
    // Asked again: what is entered, and the day, may have changed what the fields take.
    if (currentTarget.reportValidity()) onSend(text, currentTarget)
  }

  return (
    <form
      ref={form}
      id={id}
      method="dialog"
      autoComplete={autoComplete}
      className={className}
      // Not onChange: after a reset React fires none when the new text equals the one it last saw.
      onInput={({ currentTarget }) => enter(currentTarget)}
      onSubmit={send}
    >
      {children}
    </form>
  )
}

function entriesOf(form: HTMLFormElement): EnteredText {
  const fields = fieldsOf(controlsOf(form))
  return (name) => fields[name] ?? ''
}

const textOf = (form: HTMLFormElement) => JSON.stringify(fieldsOf(controlsOf(form)))

/** What stands in the fields that differ from what they begin with. */
const changedIn = (form: HTMLFormElement) => fieldsOf(controlsOf(form).filter(isChanged))

const controlsOf = (form: HTMLFormElement) =>
  ([...form.elements] as (HTMLInputElement | HTMLSelectElement)[]).filter(({ name }) => name)

const isChoice = (control: HTMLInputElement | HTMLSelectElement): control is HTMLInputElement =>
  /radio|checkbox/.test(control.type)

function isChanged(control: HTMLInputElement | HTMLSelectElement) {
  if (isChoice(control)) return control.checked !== control.defaultChecked
  if ('defaultValue' in control) return control.value !== control.defaultValue
  const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
  return control.selectedIndex !== Math.max(first, 0)
}

/** What stands in fields, those of a part that is disabled too. */
const fieldsOf = (controls: readonly (HTMLInputElement | HTMLSelectElement)[]): Fields =>
  Object.fromEntries(
    controls
      .filter((control) => control.type !== 'radio' || (control as HTMLInputElement).checked)
      .map((control) => [control.name, isChoice(control) && !control.checked ? '' : control.value]),
  )

function fill(form: HTMLFormElement, fields: Fields) {
  for (const control of controlsOf(form)) {
    const entered = fields[control.name]
    if (entered === undefined) continue
    if (isChoice(control)) control.checked = control.value === entered
    else control.value = entered
  }
}
