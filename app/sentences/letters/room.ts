import { formOptions } from '#app/content/contact.ts'
import { hotelPictures } from '#app/content/pictures.generated/hotel.ts'
import type { GuestRequest } from '#app/domain/request.ts'
import { nights } from '#app/domain/stay.ts'
import { requestWords } from '#words/request.ts'
import { entry, type Letter, letterOf, stayFacts, textOf } from './letter.ts'
import { stampOf } from './stamp.ts'

export function roomLetter({ reference, entered }: GuestRequest<'room'>): Letter {
  const { checkIn, checkOut } = entered
  const room = textOf(formOptions.rooms, entered.roomType)
  return letterOf(reference, {
    ...requestWords.letters.room,
    from: entered,
    stamp: stampOf(nights(checkIn, checkOut), 'nights', checkIn),
    picture: hotelPictures.dusk,
    facts: stayFacts(entered, room, textOf(formOptions.guests, entered.guests)),
    also: entry(requestWords.facts.specialRequests, entered.specialRequests),
    stays: [{ checkIn, checkOut, room }],
  })
}
