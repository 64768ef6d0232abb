import type { ComponentProps } from 'react'
import { type EnteredText, Form } from '#app/ui/form.tsx'
import { dispatch, useVisit } from '#app/visit/store.ts'
import type { DraftName } from '#app/visit/visit.ts'

/** A form whose entries are a draft of the visit: they are there again when the guest comes back. */
export function DraftForm({
  draft: name,
  onSend,
  ...form
}: Omit<ComponentProps<typeof Form>, 'initialFields' | 'onEnter' | 'onSend'> & {
  draft: DraftName
  /** `empty` clears the fields and the draft. */
  onSend: (text: EnteredText, empty: () => void, form: HTMLFormElement) => void
}) {
  const { [name]: draft } = useVisit.getState().drafts
  return (
    <Form
      initialFields={draft}
      onEnter={(_, changed) => dispatch({ type: 'keepDraft', name, draft: changed })}
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
