export const offer = {
  anniversary: 'A four-poster bed hung with marigold garlands by lamplight',
  dining: 'A brass thala by candlelight, a river window at dusk, a red shawl on the other chair',
  'early-bird': 'Tea and a newspaper on a veranda at first light',
  stay: 'An open suitcase by a window on tea hills',
  summer: 'Mangoes and a straw hat at the edge of a pool',
  weekend: 'A nouka on the river in late light',
} as const
