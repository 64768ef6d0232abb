/** Features of an adapted room, by the names in the catalogue. */
export const roomAccess = {
  /** On the room's card, and as a heading. */
  title: 'One room is adapted for wheelchair users',
  facts: {
    floor: (floor: number) => (floor === 0 ? 'Ground floor' : `Floor ${floor}, by lift`),
    stepFree: 'Step-free from the entrance',
    doorWidth: (cm: number) => `Doors ${cm} cm wide, no thresholds`,
    shower: 'Level-access shower with a seat',
    rails: 'Grab rails by the shower and the toilet',
    alarm: 'Alarm that flashes as well as rings',
    reach: 'Switches and sockets within reach',
  },
  link: 'Accessibility',
  /** Further words that find it, 'wheelchair' in Bengali too. They are not shown, so the fonts need not draw them. */
  keywords:
    'accessible, accessibility, barrier-free, disabled, \u09b9\u09c1\u0987\u09b2\u099a\u09c7\u09af\u09bc\u09be\u09b0',
} as const
