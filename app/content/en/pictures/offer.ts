export const offer = {
  anniversary: 'A four-poster bed hung with marigold garlands by lamplight',
  dining: 'A brass thala by candlelight, a river window at dusk, a red shawl on the other chair',
  'early-bird': 'A magpie-robin on a veranda rail behind falling rain, tea on a cane table',
  stay: 'An open suitcase by a window on tea hills',
  summer: 'Mangoes cut on newsprint on the ghat steps, feet in the river',
  weekend: 'A nouka on the river in late light',
} as const
