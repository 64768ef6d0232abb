/** For a cart in a link. */
export const sharedCart = {
  share: 'Copy a link to this cart',
  copied: {
    title: 'Link copied',
    /** @param table - 'Table 7', or empty */
    text: (table: string) => `Anyone who opens it sees the same cart${table && `, at ${table}`}.`,
  },
  notCopied: { title: 'The link could not be copied', text: 'Your browser did not allow it.' },
  showCode: 'Show a QR code',
  code: 'Code that opens this cart on another phone',
  title: 'A cart was shared with you',
  /** Above the names of the items in the link. */
  intro: 'It contains:',
  unknown: (names: readonly string[]) => `We no longer have: ${names.join(', ')}.`,
  past: (lines: readonly string[]) => `Left out, as the first day has passed: ${lines.join('; ')}.`,
  nothing: 'Nothing in this link can be ordered any more. Your cart is as it was.',
  question: 'Your own cart is not empty. Replace it with this one?',
  replace: 'Use the shared cart',
  keep: 'Keep my cart',
  taken: 'Its contents are now in your cart.',
} as const
