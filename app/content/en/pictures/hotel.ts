export const hotelPictures = {
  dusk: 'The Surma at nightfall, its arches lit, mirrored in the long pool',
} as const
