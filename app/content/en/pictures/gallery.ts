export const galleryPictures = {
  'first-light': 'The Surma on its tea-covered hill at sunrise, a country boat crossing the river',
  'garden-path': 'A wet stone path lined with small lamps, leading to a lit gate',
  library: 'Tall bookshelves, cane chairs and a lamp, rain at an arched window',
  lobby: 'Red-oxide floor, stairs to a gallery, brass lamps, a woman at the garden door',
  pavilion: 'Two people meditating on woven mats in an open pavilion, facing tea hills',
  pool: 'Cane loungers and parasols beside a blue pool, palms and tea hills behind',
  spa: 'A door ajar on warm light and steam, two pairs of wooden sandals on the wet stone',
} as const
