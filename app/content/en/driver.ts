/** The card for a driver, who reads Bengali: its lines are the same in every edition. */
export const driver = {
  title: 'For your driver',
  lead: 'Show this card, or read the number out. Everyone in town knows the bridge.',
  bangla: {
    name: 'দ্য সুরমা',
    street: '১৪ সুরমা তীর সড়ক, সিলেট ৩১০০',
    landmark: 'কিন ব্রিজের পূর্ব দিকে, নদীর উত্তর পাড়ে',
  },
  enlarge: 'Fill the screen',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Your browser did not allow copying.',
  arrivals: {
    title: 'Distances',
    airport: 'Osmani International Airport',
    station: 'Sylhet railway station',
    busTerminal: 'Kadamtali bus terminal',
  },
  distance: (kilometres: number, minutes: number) => `about ${kilometres} km, ${minutes} minutes`,
} as const
