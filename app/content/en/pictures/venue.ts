export const venue = {
  'bar-lounge': 'Fluted brass counter and hanging lamps, the river in tall windows',
  nakshi: 'Round tables by lamplight before a large kantha with a tree of life',
  'terrace-bistro': 'White tables under a leafy pergola at noon, a waiter with a tray',
} as const
