import { formOptions } from '#app/content/contact.ts'
import { hotelPictures } from '#app/content/pictures.generated/hotel.ts'
import type { GuestRequest } from '#app/domain/request.ts'
import { nights } from '#app/domain/stay.ts'
import { requestWords } from '#words/request.ts'
import { type Letter, letterOf, textOf } from './letter.ts'
import { stampOf } from './stamp.ts'
import { stayFacts, wishFacts } from './stay-facts.ts'

export function roomLetter({ reference, day, entered }: GuestRequest<'room'>): Letter {
  const { checkIn, checkOut } = entered
  const roomType = textOf(formOptions.rooms, entered.roomType)
  const stay = { ...entered, roomType, guests: textOf(formOptions.guests, entered.guests) }
  return letterOf(reference, {
    ...requestWords.letters.room,
    from: entered,
    stamp: stampOf(nights(checkIn, checkOut), 'nights', checkIn),
    picture: hotelPictures.dusk,
    facts: stayFacts(stay, day),
    also: wishFacts(stay),
    stays: [stay],
  })
}
