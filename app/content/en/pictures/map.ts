export const map = {
  way: 'Drawn map of Sylhet: the Surma, Keane Bridge and a red line to the hotel',
} as const
