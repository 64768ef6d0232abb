export const hotelPictures = {
  dusk: 'The Surma at nightfall, arches and galleries lit, mirrored in the long pool with loungers and umbrellas',
} as const
