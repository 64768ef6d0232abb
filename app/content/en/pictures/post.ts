export const post = {
  award:
    'A round brass plate with a water-lily in relief, hung with jasmine, on a table in the lobby',
  harvest:
    'Tea pickers with baskets on their backs walk up a hillside path in the morning sun, seen from behind',
  kitchen:
    'Mustard paste on a grinding stone, a brass mortar, bowls of spices and an ilish on a dark kitchen stone',
  'pitha-winter':
    'Pitha steaming over a clay stove on a misty winter morning; a figure in a red shawl sits by the fire',
  solar:
    'A gardener in a red head-cloth washes a gourd at a rainwater tank, solar panels and tea hills behind, at evening',
} as const
