export const post = {
  award: 'A round brass plate hung with jasmine, on a kitchen shelf between jars and a recipe book',
  harvest: 'Tea pickers with baskets walking up a hillside path in the morning sun',
  kitchen: 'Mustard paste on a grinding stone, bowls of spices and an ilish',
  'pitha-winter':
    'A cook in a red shawl lifting the lid from steaming pitha, a child in a quilt beside the stove',
  solar: 'A gardener washing a gourd at a rainwater tank, solar panels behind',
} as const
