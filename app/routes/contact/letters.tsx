import { RequestSlot } from '#app/parts/letter/request-slot.tsx'
import { messageLetter } from '#app/sentences/letters/message.ts'
import { roomLetter } from '#app/sentences/letters/room.ts'
import { tableLetter } from '#app/sentences/letters/table.ts'
import type { Visit } from '#app/visit/visit.ts'

/** The last letter of each kind of request. */
export const Letters = ({ letters: { message, room, table } }: Pick<Visit, 'letters'>) => (
  <>
    <RequestSlot letter={message && messageLetter(message)} />
    <RequestSlot letter={room && roomLetter(room)} />
    <RequestSlot letter={table && tableLetter(table)} />
  </>
)
