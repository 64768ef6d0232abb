export const portrait = {
  chef: 'The executive chef, silver-bearded, in a white jacket, a green checked gamcha on his shoulder, holding a brass bowl of mustard seeds',
  'guest-relations': 'A guest relations host in an ivory hijab stitched in red, holding a marigold',
  manager: 'The general manager in an ivory jamdani sari and jasmine, holding a brass key',
} as const
