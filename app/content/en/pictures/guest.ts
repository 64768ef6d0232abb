export const guest = {
  business: 'A man in a teal suit, a newspaper under his arm',
  critic: 'A woman with silver hair holding a red notebook',
  vacation: 'A young woman in a wide straw hat',
} as const
