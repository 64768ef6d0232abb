/** What an adapted room offers, by the names in the catalogue. */
export const roomAccess = {
  /** On its card, and as the heading of the rest. */
  title: 'One adapted for wheelchair users',
  facts: {
    floor: (floor: number) => (floor === 0 ? 'Ground floor' : `Floor ${floor}, by lift`),
    stepFree: 'Step-free from the entrance',
    doorWidth: (cm: number) => `Doors ${cm} cm wide, without a sill`,
    shower: 'Level shower with a seat',
    rails: 'Rails beside shower and toilet',
    alarm: 'Alarm that flashes as well as rings',
    reach: 'Switches and sockets within reach',
  },
  link: 'Accessibility',
  /** Further words that find it. They are not shown. */
  keywords: 'accessible, barrier-free, disabled, হুইলচেয়ার',
} as const
