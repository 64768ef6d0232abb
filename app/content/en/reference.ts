import type { ReferenceCharacters } from '#app/domain/reference.ts'

/** No letter sounds like another one on the phone. */
export const referenceCharacters: ReferenceCharacters = {
  digits: '0123456789',
  letters: 'BCDFGHJKLMNPQRSTVWXZ',
}
