import { type FormEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/** Returns the value of the field with a name: empty if its box is not ticked, or if there is no such field. */
export type EnteredText = (name: string) => string

/** Values of fields, by name. */
export type Fields = Readonly<Record<string, string>>

/**
 * Wraps every form that a guest fills in. The browser validates; values go to the callbacks, never to a server.
 * `method="dialog"` also keeps a submit before hydration from putting names into the URL.
 *
 * The fields are uncontrolled, and must stay so: some browsers and password managers fill them in without an event.
 * They are read at each input, at the press, and when the form unmounts.
 *
 * A form whose fields set React state has `autoComplete="off"`: after a reload or Back, the browser would restore
 * values that React does not know. A field's own `autoComplete` wins, so names and addresses are still offered.
 */
export function Form({
  id,
  initialFields,
  shared,
  onEnter,
  onSend,
  autoComplete,
  className,
  children,
}: {
  id?: string | undefined
  /** The values with which the form appears, where they differ from its defaults. */
  initialFields?: Fields | undefined
  /** Values that another form may change while this one is shown. */
  shared?: Fields | undefined
  /**
   * Called when values may have changed, with those that did since the last time, and with all that differ from their
   * defaults. So a field that the guest has not touched overwrites nothing.
   */
  onEnter?: ((entered: Fields, changed: Fields) => void) | undefined
  onSend: (text: EnteredText, form: HTMLFormElement) => void
  autoComplete?: 'off' | undefined
  className?: string | undefined
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  /** The values at the last read. */
  const seen = useRef<Fields>({})
  const enter = (from: HTMLFormElement, isPress = false) => {
    const fields = valuesOf(controlsOf(from))
    const entered = Object.entries(fields).filter(([name, value]) => seen.current[name] !== value)
    seen.current = fields
    if (entered.length > 0 || isPress) onEnter?.(Object.fromEntries(entered), changedIn(from))
  }
  const enterLast = useEffectEvent(enter)
  const fillInitial = useEffectEvent(
    (current: HTMLFormElement) => initialFields && fill(current, initialFields),
  )

  useLayoutEffect(() => {
    const { current } = form
    if (!current) return
    const early = Object.keys(changedIn(current)) // before hydration
    fillInitial(current)
    const fields = Object.entries(valuesOf(controlsOf(current)))
    seen.current = Object.fromEntries(fields.filter(([name]) => !early.includes(name)))
    enterLast(current)
    return () => enterLast(current)
  }, [])

  /** The latest `shared`. A reset ends before React has rendered it. */
  const latestShared = useRef(shared)
  useLayoutEffect(() => {
    latestShared.current = shared
    if (!form.current || !shared) return
    fill(form.current, shared)
    seen.current = { ...seen.current, ...shared }
  }, [shared])

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    const fields = valuesOf(controlsOf(currentTarget))
    flushSync(() => enter(currentTarget, true))
    // Validates again: the values, or a new day, may have changed what the fields accept.
    if (currentTarget.reportValidity()) onSend((name) => fields[name] ?? '', currentTarget)
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
      // The fields are empty a moment after the event.
      onReset={({ currentTarget }) =>
        queueMicrotask(() => {
          if (latestShared.current) fill(currentTarget, latestShared.current)
          seen.current = valuesOf(controlsOf(currentTarget))
        })
      }
    >
      {children}
    </form>
  )
}

/** The values that differ from the fields' defaults. */
const changedIn = (form: HTMLFormElement) => valuesOf(controlsOf(form).filter(isChanged))

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

/** The values of all fields, including those of a disabled part. */
const valuesOf = (controls: readonly (HTMLInputElement | HTMLSelectElement)[]): Fields =>
  Object.fromEntries(
    controls
      .filter((control) => control.type !== 'radio' || (control as HTMLInputElement).checked)
      .map((control) => [control.name, isChoice(control) && !control.checked ? '' : control.value]),
  )

function fill(form: HTMLFormElement, fields: Fields) {
  for (const control of controlsOf(form)) {
    const entered = fields[control.name]
    if (entered === undefined || control === document.activeElement) continue
    if (isChoice(control)) control.checked = control.value === entered
    // A choice that is kept may not be offered any more.
    else if (!('options' in control) || [...control.options].some((one) => one.value === entered))
      control.value = entered
  }
}
