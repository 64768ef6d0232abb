import { useNow } from '#app/browser/use-now.ts'
import type { Place } from '#app/content/places.ts'
import { anyDiet } from '#app/domain/diet.ts'
import { hotelToday } from '#app/domain/hotel-clock.ts'
import { readClockTime } from '#app/domain/hours.ts'
import { parseQuantity } from '#app/domain/quantity.ts'
import type { Person, RoomEntries, TableEntries } from '#app/domain/request.ts'
import { Choice, FieldColumns } from '#app/ui/field.tsx'
import type { EnteredText } from '#app/ui/form.tsx'
import { useVisit } from '#app/visit/store.ts'
import { contactForms } from '#words/contact.ts'
import { ContactForm, PersonFields } from './contact-form.tsx'
import * as styles from './request-form.module.css'
import { RoomPart } from './room-part.tsx'
import { TablePart } from './table-part.tsx'

const { reservation } = contactForms
const KINDS = ['room', 'table'] as const

/**
 * A request for a room or a table. Both parts are in the page and keep what is typed. The part that is not chosen is
 * disabled, so that the browser does not validate it.
 */
export function RequestForm({
  place,
  onSend,
}: {
  place: Place | undefined
  onSend: (entered: RoomEntries | TableEntries) => void
}) {
  /** Changed fields only; the others have their defaults. */
  const draft = useVisit(({ drafts }) => drafts.request)
  /** Names a field whose default depends on the place: each place has its own. */
  const fieldName = (field: string) => (place ? `${field}-${place.id}` : field)
  const first = place ? 'table' : 'room'
  const kind = draft?.[fieldName('kind')] ?? first
  // Read at each change and at the press: the day may have changed since the fields were drawn.
  const today = useNow() && hotelToday()

  return (
    <ContactForm
      draft="request"
      submit={reservation.submit}
      onSend={(text, person) =>
        onSend({ ...readEntries(text, fieldName, draft?.diet === ''), ...person })
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
              name={fieldName('kind')}
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
        <TablePart {...{ place, today, fieldName, draft }} />
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

/** The form's values at the press, after the browser's validation. */
function readEntries(
  text: EnteredText,
  fieldName: (field: string) => string,
  isDietLeftOut: boolean,
): Omit<RoomEntries, keyof Person> | Omit<TableEntries, keyof Person> {
  const { stay, tableDay, diet } = useVisit.getState()
  if (text(fieldName('kind')) === 'room') {
    const { checkIn, checkOut } = stay
    const room = { roomType: text('roomType'), guests: text('guests') }
    return {
      kind: 'room',
      checkIn: checkIn ?? '',
      checkOut: checkOut ?? '',
      ...room,
      specialRequests: text('wish'),
    }
  }
  return {
    kind: 'table',
    date: tableDay ?? '',
    time: readClockTime(text('time')),
    firstChoice: text(fieldName('firstChoice')),
    restaurant: text(fieldName('restaurant')),
    partySize: `${parseQuantity(text('party')) ?? text(fieldName('partySize'))}`,
    specialRequests: text('specialRequests'),
    diet: isDietLeftOut ? anyDiet : (diet ?? anyDiet),
  }
}
