export const featured = {
  jamuna: 'Red window seat with a toy boat, overlooking tea gardens',
  meghna: 'Tea tray on a four-poster bed, the river in the first light',
  padma: 'Corner suite with arched doors, a veranda and the river at sunrise',
} as const
