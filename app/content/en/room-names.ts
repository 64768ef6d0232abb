/** What the rooms are called, under their ids in the catalogue. */
export const roomNames = {
  standard: 'Standard Room',
  deluxe: 'Deluxe Room',
  'executive-suite': 'Executive Suite',
  'family-suite': 'Family Suite',
  'presidential-suite': 'Presidential Suite',
  'garden-view': 'Garden View Room',
} as const

/** The one of a room's kind that is adapted. */
export const adaptedRoom = (room: string) => `${room} (adapted for wheelchair users)`
