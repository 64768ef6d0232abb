export const privatePictures = {
  cellar: 'A candlelit table set for twelve in a brick vault',
  garden: 'Round candlelit tables in a glazed room, a crescent moon outside',
  salon: 'A long candlelit table at tall river windows, alpona on the red floor',
} as const
