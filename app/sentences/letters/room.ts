import { hotelPictures } from '#app/content/pictures.generated/hotel.ts'
import { nights } from '#app/domain/day.ts'
import type { GuestRequest } from '#app/domain/request.ts'
import { requestWords } from '#words/request.ts'
import { type Letter, letterOf } from './letter.ts'
import { stampOf } from './stamp.ts'
import { stayFacts, wishFacts } from './stay-facts.ts'

export function roomLetter({ reference, day, entered }: GuestRequest<'room'>): Letter {
  return letterOf(reference, {
    ...requestWords.letters.room,
    from: entered,
    stamp: stampOf(nights(entered), 'nights', entered.checkIn),
    picture: hotelPictures.dusk,
    facts: stayFacts(entered, day),
    also: wishFacts(entered),
    stays: [entered],
  })
}
