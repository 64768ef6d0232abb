import { formOptions } from '#app/content/contact.ts'
import { hotelPictures } from '#app/content/pictures.generated/hotel.ts'
import type { GuestRequest } from '#app/domain/request.ts'
import { requestWords } from '#words/request.ts'
import { type Letter, letterOf } from './letter.ts'
import { stampOf } from './stamp.ts'

const { facts, letters } = requestWords

export function messageLetter({ reference, entered }: GuestRequest<'message'>): Letter {
  return letterOf(reference, {
    ...letters.message,
    from: entered,
    stamp: stampOf(1, 'letters'),
    picture: hotelPictures.dusk,
    readFirst: [{ text: entered.message.trim() }],
    facts: [],
    // The first subject, the default, says nothing.
    also: formOptions.subjects
      .slice(1)
      .flatMap(({ value, text }) =>
        value === entered.subject ? { term: facts.subject, value: text } : [],
      ),
  })
}
