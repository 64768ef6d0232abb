export const portrait = {
  chef: 'The chef, silver-bearded, a green gamcha on his shoulder, holding a bowl of mustard seeds',
  'guest-relations': 'A woman in an ivory hijab stitched in red, holding a marigold',
  manager: 'A woman in an ivory jamdani sari, holding a brass key',
} as const
