export const privatePictures = {
  cellar: 'A lamplit table set for twelve under brick arches, pickle jars in a niche',
  garden: 'Round candlelit tables in a glazed room, a crescent moon outside',
  salon: 'A long candlelit table at tall river windows, alpona on the red floor',
} as const
