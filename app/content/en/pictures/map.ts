/** What the pictures show whose ids begin with 'map-', by what follows: a phrase of at most 150 characters. */
export const map = {
  sylhet:
    'Drawn map of Sylhet with the Surma, Keane Bridge, clock tower, shrine, tea gardens, airport and a red road home',
} as const
