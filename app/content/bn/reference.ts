import type { ReferenceCharacters } from '#app/domain/reference.ts'

/** What a request's reference is written with. No letter sounds like another one on the phone. */
export const referenceCharacters: ReferenceCharacters = {
  digits: '০১২৩৪৫৬৭৮৯',
  letters: 'কখগচজটডতদনপবমরলস',
}
