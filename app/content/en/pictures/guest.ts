export const guest = {
  business: 'A man in a teal suit looking aside, a folded newspaper under his arm',
  critic: 'An older woman with silver hair and round glasses holding a red notebook',
  vacation: 'A young woman in profile in a wide straw hat, a long braid over her shoulder',
} as const
