import type { ReferenceCharacters } from '#app/domain/reference.ts'

/**
 * What a request's reference is written with. No letter sounds like another one on the phone, in Sylheti either:
 * there ক is heard as খ, চ as স and প as ফ, so none of these is used.
 */
export const referenceCharacters: ReferenceCharacters = {
  digits: '০১২৩৪৫৬৭৮৯',
  letters: 'গজতদনবমরলস',
}
