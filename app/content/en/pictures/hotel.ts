/** Alt texts of the pictures whose ids begin with 'hotel-', by the rest of the id. At most 150 characters each. */
export const hotelPictures = {
  dusk: 'The Surma at nightfall, arches and galleries lit, mirrored in the long pool with loungers and umbrellas',
} as const
