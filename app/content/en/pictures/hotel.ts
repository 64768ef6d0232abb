/** What the pictures show whose ids begin with 'hotel-', by what follows: a phrase of at most 150 characters. */
export const hotel = {
  dusk: 'The Surma at nightfall, arches and galleries lit, mirrored in the long pool with loungers and umbrellas',
} as const
