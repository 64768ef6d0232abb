/** What the pictures show whose ids begin with 'private-', by what follows: a phrase of at most 150 characters. */
export const privatePictures = {
  cellar: 'Brick-vaulted cellar with one long candlelit table set for twelve',
  garden: 'Glazed garden room with round tables, jasmine on the iron frame and palms outside',
  salon: 'Grand salon with chandeliers, tall river windows and white alpona on a red-oxide floor',
} as const
