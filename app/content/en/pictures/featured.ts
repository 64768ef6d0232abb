export const featured = {
  jamuna:
    'Red window seat with cushions and a toy boat, overlooking tea gardens, with a bed on either side',
  meghna:
    'Tea tray on a four-poster bed facing an arched door, a river and a boat in the first light',
  padma:
    'Corner suite with arched doors on two sides, a veranda and the river at sunrise, red quilt on the bed',
} as const
