/** The lines of the card are in ../driver-lines.ts. */
export const driver = {
  title: 'For your driver',
  lead: 'Show this card, or read out the phone number.',
  enlarge: 'Fill the screen',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Your browser did not allow copying.',
  arrivals: {
    title: 'Distances',
    airport: 'Osmani Airport',
    station: 'Sylhet railway station',
    busTerminal: 'Kadamtali bus terminal',
  },
  distance: (kilometres: number, minutes: number) => `about ${kilometres} km, ${minutes} minutes`,
} as const
