import { formOptions } from '#app/content/contact.ts'
import { hotelPictures } from '#app/content/pictures.generated/hotel.ts'
import type { GuestRequest } from '#app/domain/request.ts'
import { requestWords } from '#words/request.ts'
import { type Letter, letterOf, textOf } from './letter.ts'
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
    // The default subject says nothing.
    also:
      entered.subject === formOptions.subjects[0]?.value
        ? []
        : [{ term: facts.subject, value: textOf(formOptions.subjects, entered.subject) }],
  })
}
