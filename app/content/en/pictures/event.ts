export const event = {
  boishakhi:
    'An evening Boishakhi fair: a woman chooses bangles, a father lifts his child to a lantern, paper owls over the crowd',
  hall: 'A round table with marigolds and cane chairs before five misty arched windows; a steward lays places behind',
  wedding:
    'A gaye holud stage hung with marigolds, a low seat with kantha cushions and empty stools before the guests arrive',
} as const
