export const galleryPictures = {
  'first-light':
    'The Surma on its tea-covered hill at sunrise, with a country boat crossing the river below the ghat steps',
  'garden-path':
    'A wet stone garden path at dusk, lined with small lamps, leading to a lit gate with a tiled roof',
  library:
    'A reading room with tall bookshelves, two cane chairs and a lamp before an arched window in the rain',
  lobby:
    'A lobby with a red-oxide floor, stairs up to a gallery, brass lamps and a woven screen; a woman stands at the garden door',
  pavilion:
    'Two people sit in meditation on woven mats in an open pavilion, facing tea hills in the morning',
  pool: 'A blue pool by day with cane loungers and parasols, palms, the tiled-roof wing and tea hills behind',
  spa: 'Folded towels, a brass bowl of floating flowers and a lit brass lamp on a woven mat',
} as const
