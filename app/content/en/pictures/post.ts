export const post = {
  award: 'A round brass plate with a water lily in relief, hung with jasmine',
  harvest: 'Tea pickers with baskets walking up a hillside path in the morning sun',
  kitchen: 'Mustard paste on a grinding stone, bowls of spices and an ilish',
  'pitha-winter':
    'Pitha steaming over a clay stove on a misty morning, a figure in a red shawl beside it',
  solar: 'A gardener washing a gourd at a rainwater tank, solar panels behind',
} as const
