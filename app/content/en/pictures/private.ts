export const privatePictures = {
  cellar: 'Brick-vaulted cellar with one long candlelit table set for twelve',
  garden:
    'Glazed garden room at nightfall: round candlelit tables, jasmine on the iron frame, lanterns, palms and a crescent moon outside',
  salon:
    'A long candlelit table beside tall river windows at dusk, chandeliers, white alpona on a red-oxide floor',
} as const
