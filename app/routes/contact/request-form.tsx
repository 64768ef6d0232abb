import { useToday } from '#app/browser/use-now.ts'
import type { Place } from '#app/content/places.ts'
import type { RoomEntries, TableEntries } from '#app/domain/request.ts'
import { Choice, FieldColumns } from '#app/ui/field.tsx'
import { useVisit } from '#app/visit/store.ts'
import type { Draft } from '#app/visit/visit.ts'
import { contactForms } from '#words/contact.ts'
import { ContactForm, PersonFields } from './contact-form.tsx'
import * as styles from './request-form.module.css'
import { RoomPart, readRoomEntries } from './room-part.tsx'
import { readTableEntries, TablePart } from './table-part.tsx'

const { reservation } = contactForms
const KINDS = ['room', 'table'] as const
const EMPTY: Draft = {}

/**
 * A request for a room or a table. Both parts are in the page and keep what is typed. The part that is not chosen is
 * disabled, so that the browser does not validate it. Each place has a draft of its own, because its fields have other
 * defaults.
 */
export function RequestForm({
  place,
  onSend,
}: {
  place: Place | undefined
  onSend: (entered: RoomEntries | TableEntries) => void
}) {
  const name = place ? (`request-${place.id}` as const) : 'request'
  /** Changed fields only; the others have their defaults. */
  const draft = useVisit(({ drafts }) => drafts[name] ?? EMPTY)
  const first = place ? 'table' : 'room'
  const kind = draft.kind ?? first
  const today = useToday()

  return (
    <ContactForm
      draft={name}
      submit={reservation.submit}
      onSend={(text, person) =>
        onSend({
          ...(text('kind') === 'room' ? readRoomEntries(text) : readTableEntries(text, draft)),
          ...person,
        })
      }
      autoComplete="off"
      className={styles.form}
    >
      <fieldset>
        <legend className="visually-hidden">{reservation.kind}</legend>
        <div className={styles.plates}>
          {KINDS.map((each) => (
            <Choice
              key={each}
              type="radio"
              name="kind"
              value={each}
              className={styles.plate}
              defaultChecked={each === first}
            >
              {reservation.kinds[each]}
            </Choice>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.part} disabled={kind !== 'room'}>
        <legend className="visually-hidden">{reservation.kinds.room}</legend>
        <RoomPart {...{ today, draft }} />
      </fieldset>
      <fieldset className={styles.part} disabled={kind !== 'table'}>
        <legend className="visually-hidden">{reservation.kinds.table}</legend>
        <TablePart {...{ place, today, draft }} />
      </fieldset>
      <fieldset className={styles.person}>
        <legend className="visually-hidden">{reservation.details}</legend>
        <FieldColumns>
          <PersonFields isRequest />
        </FieldColumns>
      </fieldset>
    </ContactForm>
  )
}
