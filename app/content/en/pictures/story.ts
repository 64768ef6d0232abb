export const story = {
  ratargul: 'A country boat poled beneath the tall flooded trees of Ratargul swamp forest',
  tea: 'A glass of seven-layer tea on a brass tray, tea hills and morning mist behind',
} as const
