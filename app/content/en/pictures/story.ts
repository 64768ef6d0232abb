export const story = {
  ratargul: 'A country boat poled beneath the flooded trees of Ratargul',
  tea: 'A glass of seven-layer tea, morning mist on the tea hills behind',
} as const
