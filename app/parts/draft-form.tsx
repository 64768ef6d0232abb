import { type ComponentProps, useMemo } from 'react'
import { guestNamed, personOf } from '#app/domain/reservation.ts'
import { type EnteredText, type Fields, Form } from '#app/ui/form.tsx'
import { dispatch, useVisit } from '#app/visit/store.ts'
import type { DraftName } from '#app/visit/visit.ts'

/**
 * A form whose entries are a draft of the visit: they are there again when the guest comes back. Who the guest is (the
 * fields name, email and phone) is the same in every form.
 */
export function DraftForm({
  draft: name,
  onSend,
  ...form
}: Omit<ComponentProps<typeof Form>, 'initialFields' | 'shared' | 'onEnter' | 'onSend'> & {
  draft: DraftName
  /** `empty` clears the fields and the draft. */
  onSend: (text: EnteredText, empty: () => void, form: HTMLFormElement) => void
}) {
  const { [name]: draft } = useVisit.getState().drafts
  const { firstName, lastName, email, phone } = useVisit(({ guest }) => guest)
  const person = useMemo(
    () => personOf({ firstName, lastName, email, phone }),
    [firstName, lastName, email, phone],
  )
  const enter = (entered: Fields, { name: _, email, phone, ...words }: Fields) => {
    const guest = guestNamed(entered)
    if (Object.keys(guest).length > 0) dispatch({ type: 'enter', fields: guest })
    dispatch({ type: 'keepDraft', name, draft: words })
  }
  return (
    <Form
      initialFields={draft}
      shared={person}
      onEnter={enter}
      onSend={(text, form) => {
        const empty = () => {
          form.reset()
          dispatch({ type: 'keepDraft', name, draft: {} })
        }
        onSend(text, empty, form)
      }}
      {...form}
    />
  )
}
