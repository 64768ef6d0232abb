export const event = {
  boishakhi: 'An evening fair: a woman chooses bangles, a father lifts his child to a lantern',
  hall: 'A round table with marigolds before five misty windows, a steward laying places behind',
  wedding: 'A stage hung with marigolds, its low seat and the stools still empty',
} as const
