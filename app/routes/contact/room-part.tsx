import { formOptions } from '#app/content/contact.ts'
import { adaptedNote, asWanted, findFormRoom, roomCards } from '#app/content/rooms/room-types.ts'
import type { IsoDate } from '#app/domain/day.ts'
import { parseQuantity } from '#app/domain/quantity.ts'
import type { Person, RoomEntries } from '#app/domain/request.ts'
import { isPartyEntered, partyOf } from '#app/domain/reservation.ts'
import { guestCount } from '#app/domain/reservation-steps.ts'
import { StayDates } from '#app/parts/stay-dates.tsx'
import { FieldColumns, SelectField, TextAreaField } from '#app/ui/field.tsx'
import type { EnteredText } from '#app/ui/form.tsx'
import { useVisit } from '#app/visit/store.ts'
import type { Draft } from '#app/visit/visit.ts'
import { contactForms } from '#words/contact.ts'
import { PartyFields } from './contact-form.tsx'

const { rooms, guests: sizes } = formOptions
const { room: words, table } = contactForms

/**
 * The fields of a room. The days are those of the guest's stay; room and party begin with it. A room of the stay that the
 * list has not is added to it.
 */
export function RoomPart({ today, draft }: { today: IsoDate | undefined; draft: Draft }) {
  const stay = useVisit((visit) => visit.stay)
  const onRequest = roomCards(stay.chosenRooms, stay.adapted).filter(
    ({ isOnRequest }) => isOnRequest,
  )
  const wanted = findFormRoom(stay.roomType) ?? (stay.adapted ? onRequest[0] : undefined)
  const listed = rooms.find(({ room }) => room === wanted?.id)?.value ?? wanted?.id
  const party = `${guestCount(stay)}`
  const size = sizes.find(({ value }) => value === party) ?? sizes.at(-1)
  return (
    <FieldColumns>
      <StayDates required earliest={{ day: today }} />
      <SelectField
        key={listed} // a field has one default
        label={words.roomType}
        name="roomType"
        defaultValue={listed}
        options={[
          ...rooms,
          ...onRequest.map((room) => ({ value: room.id, text: asWanted(room, stay.adapted).name })),
        ]}
      />
      <PartyFields
        key={party}
        label={words.guests}
        name="guests"
        options={sizes}
        chosen={[size?.value ?? '', draft.guests]}
        number={size === sizes.at(-1) ? party : undefined}
      />
      <p role="status" data-full className="if-any muted small">
        {adaptedNote({ roomType: roomIdOf(draft.roomType ?? listed ?? ''), adapted: stay.adapted })}
      </p>
      <TextAreaField label={table.specialRequests} name="specialRequests" optional full rows={1} />
    </FieldColumns>
  )
}

/** The id of an option's room in the house; else the option's name. */
const roomIdOf = (chosen: string) => rooms.find(({ value }) => value === chosen)?.room ?? chosen

/**
 * The room's values at the press, after the browser's validation. Adults, children and ages are in it only if the party is
 * still the stay's.
 */
export function readRoomEntries(text: EnteredText): Omit<RoomEntries, keyof Person> {
  const { stay } = useVisit.getState()
  const { checkIn, checkOut, adapted, offer, arrival, childrenAges } = stay
  const guests = `${parseQuantity(text('guestsNumber')) || text('guests')}`
  const isKnown = isPartyEntered(stay) && guests === `${guestCount(stay)}`
  return {
    ...{ kind: 'room', adapted, offer, arrival },
    ...{ checkIn: checkIn ?? '', checkOut: checkOut ?? '' },
    roomType: roomIdOf(text('roomType')),
    ...(isKnown ? { ...partyOf(stay), childrenAges } : { guests }),
    specialRequests: text('specialRequests'),
  }
}
