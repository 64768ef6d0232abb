export const offer = {
  anniversary:
    'A four-poster bed hung with marigold garlands by lamplight, two cups on a brass tray; a couple at the open door looks at the moonlit river',
  dining: 'A candlelit table for two with brass thalas before a tall window on the river at dusk',
  'early-bird':
    'Veranda at first light: a teapot, a cup and a magpie-robin on a newspaper, a red shawl on the chair, sunrise over tea gardens',
  stay: 'An open suitcase with folded shirts by a window on tea hills, a stack of books and a tea plant beside it',
  summer:
    'Mangoes on a woven plate, two glasses of green mango sherbet and a straw hat at the edge of a bright pool',
  weekend:
    'A nouka on the river in late light; a couple sits with their backs to us, watching the sun go down',
} as const
