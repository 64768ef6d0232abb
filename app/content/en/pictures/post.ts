export const post = {
  award: 'A round brass plate hung with jasmine, on a kitchen shelf between jars and a recipe book',
  harvest: 'Tea pickers between the rows and on a red path, seen from above',
  kitchen: 'Mustard paste on a grinding stone, bowls of spices and an ilish',
  'pitha-winter':
    'A cook in a red shawl lifting the lid from steaming pitha, a child in a quilt beside the stove',
  solar: 'A gardener washing a gourd at a rainwater tank, solar panels behind',
} as const
