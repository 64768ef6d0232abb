/**
 * What a room's second and third picture show, each at its hour. A file of its own, because the list of rooms does not
 * load it.
 */
export const roomMoments = {
  standard: [
    'The shade is half down. The sun comes in beneath it, as far as the desk.',
    'Tea from the hills beyond the window, and time to let it draw.',
  ],
  deluxe: [
    'The sun is over the terraces and has reached the tea table.',
    'The lamp is lit, the quilt turned down.',
  ],
  'executive-suite': [
    'A glass of lemon sherbet, and the first boat already drawn in the notebook.',
    'The river turns to brass, and the newspapers can wait.',
  ],
  'family-suite': [
    'The window seat is taken. The swing is next.',
    'Nap time: the boat has come ashore on the quilt.',
  ],
  'presidential-suite': [
    'The lanterns are lit, and the last boats go by below.',
    'A deep bath, and the shadow of the jali across the floor.',
  ],
  'garden-view': [
    'Cool marble, water in the brass ewer, jasmine in a bowl.',
    'The rain has just stopped. The umbrella dries by the open door.',
  ],
} as const
