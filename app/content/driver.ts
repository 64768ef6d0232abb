/** The ways to the hotel, by road: kilometres, and minutes as they usually are. About, as traffic is. */
export const arrivals = [
  { id: 'airport', kilometres: 10, minutes: 30 },
  { id: 'station', kilometres: 3, minutes: 15 },
  { id: 'busTerminal', kilometres: 3, minutes: 15 },
] as const
