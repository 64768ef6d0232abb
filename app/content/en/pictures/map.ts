export const map = {
  way: 'Drawn map of Sylhet with the Surma, Keane Bridge, clock tower, shrine, tea gardens, airport and a red line to the hotel',
} as const
