import { type FormEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/** What was entered in the field of a name; empty where a box is not ticked, or no field has the name. */
export type EnteredText = (name: string) => string

type Fields = Readonly<Record<string, string>>

/** What stood in the forms that are kept, when the guest left them: in memory only, gone after a reload. */
const kept = new Map<string, { fields: Fields; hasWords: boolean }>()

/** Whether a form that the guest has left is kept with words in it. */
export const areWordsKept = () => [...kept.values()].some(({ hasWords }) => hasWords)

/**
 * Every form of the site: the browser validates it, and what was entered goes to `onEnter` and `onSend` and nowhere else.
 * Before hydration, too: outside a dialog, `method="dialog"` submits nothing, so no name ends up in an address.
 *
 * The fields themselves hold what is entered, and are read at each change, at the press, and when the form goes: some
 * browsers and password managers fill them in without telling the page.
 *
 * A form whose fields move state of React is `autoComplete="off"`: on a reload or on the way back the browser would show
 * in them what React does not know. A field's own `autoComplete` goes before it, so names and addresses are still offered.
 */
export function Form({
  id,
  keptAs,
  onEnter,
  onSend,
  autoComplete,
  className,
  children,
}: {
  id?: string | undefined
  /** The name by which what is entered is kept while the guest is on another page. */
  keptAs?: string | undefined
  /** Told what stands in the fields whenever that may have changed. */
  onEnter?: ((text: EnteredText) => void) | undefined
  onSend: (text: EnteredText, form: HTMLFormElement) => void
  autoComplete?: 'off' | undefined
  className?: string | undefined
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const isRead = useRef(false)
  const enter = useEffectEvent((from: HTMLFormElement) => onEnter?.(textIn(from)))

  useLayoutEffect(() => {
    const { current } = form
    if (!current) return
    const before = keptAs && kept.get(keptAs)
    if (before) {
      kept.set(keptAs, { ...before, hasWords: false })
      fill(current, before.fields)
      enter(current)
    }
    return () => {
      if (!isRead.current) enter(current)
      if (keptAs) {
        const fields = { ...kept.get(keptAs)?.fields, ...fieldsOf(current) }
        kept.set(keptAs, { fields, hasWords: hasWords(current) })
      }
    }
  }, [keptAs])

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    const text = textIn(currentTarget)
    flushSync(() => onEnter?.(text))
    isRead.current = true
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
      // Not onChange: React drops one that leads to what it saw last, as after a reset.
      onInput={({ currentTarget }) => {
        isRead.current = false
        onEnter?.(textIn(currentTarget))
      }}
      onSubmit={send}
    >
      {children}
    </form>
  )
}

const WORDS = ['text', 'email', 'tel', 'date', 'time', 'textarea']

/** Whether something is typed in a form of a part of the page. A search is in the address. */
export const hasWords = (part: ParentNode) =>
  [...part.querySelectorAll<HTMLInputElement>('form :is(input, textarea)')].some(
    ({ type, value }) => value !== '' && WORDS.includes(type),
  )

function textIn(form: HTMLFormElement): EnteredText {
  const fields = fieldsOf(form)
  return (name) => fields[name] ?? ''
}

const controlsOf = (form: HTMLFormElement) => [...form.elements] as HTMLInputElement[]

/** What stands in the fields of a form, those of a part that is disabled too. */
const fieldsOf = (form: HTMLFormElement): Fields =>
  Object.fromEntries(
    controlsOf(form)
      .filter(({ type, checked }) => type !== 'radio' || checked)
      .map(({ name, type, value, checked }) => [
        name,
        type === 'checkbox' && !checked ? '' : value,
      ]),
  )

function fill(form: HTMLFormElement, fields: Fields) {
  for (const control of controlsOf(form)) {
    const entered = fields[control.name]
    if (!control.name || entered === undefined) continue
    if (/radio|checkbox/.test(control.type)) control.checked = control.value === entered
    else control.value = entered
  }
}
