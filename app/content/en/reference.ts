/** No letter sounds like another one on the phone. */
export const referenceLetters = 'BCDFGHJKLMNPQRSTVWXZ'
