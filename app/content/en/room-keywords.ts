/**
 * What guests type for a room besides the words shown. It is not shown; the room's page answers it. A file of its own,
 * because that page does not load it.
 */
export const roomKeywords = {
  every:
    'AC, air conditioning, wi-fi, wifi, TV, bathroom, breakfast included, non-smoking, smoking',
  standard: 'double room, couple',
  deluxe: 'double room, couple, tea garden view',
  'executive-suite': 'executive room, river view, business',
  'family-suite': 'family room, children, kids',
  'presidential-suite': 'VIP room, river view, bathtub, balcony',
}
