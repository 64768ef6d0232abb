// The reservation form's line about each room. A file of its own, so that the form does not load the rest.

/** Under the ids of the form. */
export const roomTypeLines = {
  standard:
    'On the quiet side, with a queen bed, a shitalpati daybed and the morning sun on the desk.',
  deluxe: 'A king bed, two armchairs and three tall windows over the tea gardens.',
  suite: 'A sitting room and a bedroom that face the river, with a sofa made up for a third guest.',
  family:
    'A king bed, a twin bed, and a window seat made up for a fourth, with the garden one door away.',
  'presidential-suite':
    'The whole top floor: a four-poster, a deep stone bath and a veranda along the river.',
  'garden-view':
    'A queen or two twin beds on the ground floor, and louvred doors to a walled garden.',
} as const
