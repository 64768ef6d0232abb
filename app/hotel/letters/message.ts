import { formOptions } from '#app/content/contact.ts'
import { hotelPictures } from '#app/content/pictures.generated/hotel.ts'
import { draftLine } from '#app/domain/draft.ts'
import type { GuestRequest } from '#app/domain/request.ts'
import { hotel } from '#words/hotel.ts'
import { requestWords } from '#words/request.ts'
import { entry, type Letter, letterOf, personOf, textOf, valuesOf } from './letter.ts'
import { stampOf } from './stamp.ts'

const { facts, kinds, greetings } = requestWords

/** The letter of a message written on Contact. */
export function messageLetter({ reference, entered }: GuestRequest<'message'>): Letter {
  const { name, email, phone } = personOf(entered)
  const message = [
    { term: facts.subject, value: textOf(formOptions.subjects, entered.subject) },
    ...entry(facts.message, entered.message),
  ]
  return letterOf(reference, {
    kind: kinds.message,
    name: entered.name,
    greeting: greetings.message,
    stamp: stampOf(1, 'letters'),
    picture: { source: hotelPictures.dusk, caption: hotel.name },
    facts: [...name, ...email, ...phone, ...message],
    mail: [...valuesOf([...name, ...phone]), ...message.map(draftLine)],
  })
}
