/** For a link that holds the cart. Apart from shared-cart.ts, which only a guest who opens the link needs. */
export const shareCart = {
  share: 'Copy a link to this cart',
  copied: {
    title: 'Link copied',
    /** @param table - 'Table 7', or empty */
    text: (table: string) => `Anyone who opens it sees the same cart${table && `, at ${table}`}.`,
  },
  notCopied: { title: 'The link could not be copied', text: 'Your browser did not allow it.' },
  showCode: 'Show a QR code',
  code: 'Code that opens this cart on another phone',
} as const
