import { listInWords } from '#language'

/** For a guest who opens a link with a cart. */
export const sharedCart = {
  title: 'A cart was shared with you',
  /** Above the names of the items in the link. */
  intro: 'It contains:',
  unknown: (names: readonly string[]) => `We no longer have: ${names.join(', ')}.`,
  soldOut: (names: readonly string[]) =>
    `${listInWords(names)} ${names.length === 1 ? 'is' : 'are'} sold out today.`,
  tooFar: (lines: readonly string[]) =>
    `Left out, as these days are too far ahead to book: ${lines.join('; ')}.`,
  /** Above what the guest's own cart has lost on the way to the other language. */
  leftOut: 'Left out of your cart',
  past: (lines: readonly string[]) => `Left out, as the first day has passed: ${lines.join('; ')}.`,
  nothing: 'Nothing in this link can be ordered any more. Your cart is as it was.',
  question: 'Your own cart is not empty. Replace it with this one?',
  replace: 'Use the shared cart',
  keep: 'Keep my cart',
  taken: 'Its contents are now in your cart.',
} as const
