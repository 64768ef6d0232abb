export const venue = {
  'bar-lounge':
    'Evening lounge with a fluted brass bar, hanging lamps, mocktails, and the river in tall windows',
  nakshi:
    'Nakshi dining room by lamplight: round tables, cane chairs and a large kantha tree of life',
  'terrace-bistro':
    'Terrace at noon under a leafy pergola above the tea gardens: white tables, cane chairs, two guests and a waiter with a tray',
} as const
