// @ts-check

const PETRONA = '@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2'
const ANEK = '@fontsource-variable/anek-bangla/files/anek-bangla-latin-wght-normal.woff2'

/** ASCII except what is rare in a sentence, and everything else that is neither ASCII nor Bengali nor an arrow. */
const WORDS = /[ -;?-Za-z|]|[^\0-~\u0964\u0965\u0980-\u09ff\u200c-\u200d\u2191\u2193]/
/** What guests may type: Latin-1, quotes and dashes, the euro. */
const TYPED = /[ -~\u00a0-\u00ff\u2009\u200a\u2010-\u2026\u2032\u20ac]/

/**
 * The web fonts of this language, which the build cuts. Upright Latin has two files: the characters of the site's own
 * words, and the others, fetched when a guest types one. Semibold is rare and has its own file. Tiro Bangla holds the
 * letters and conjuncts of the site's Bengali words only.
 *
 * @type {import('../../../scripts/assets/fonts.mjs').FaceSettings[]}
 */
export const faces = [
  {
    file: 'petrona',
    family: 'Petrona Variable',
    weight: '220 400',
    source: PETRONA,
    words: WORDS,
    curly: true,
  },
  {
    file: 'petrona-other',
    family: 'Petrona Variable',
    weight: '220 400',
    source: PETRONA,
    any: TYPED,
  },
  {
    file: 'petrona-italic',
    family: 'Petrona Variable',
    weight: '360',
    style: 'italic',
    source: PETRONA.replace('normal', 'italic'),
    words: WORDS,
    curly: true,
  },
  {
    file: 'anek',
    family: 'Anek Bangla Variable',
    weight: '400 500',
    source: ANEK,
    words: WORDS,
  },
  {
    file: 'anek-other',
    family: 'Anek Bangla Variable',
    weight: '400 500',
    source: ANEK,
    any: TYPED,
  },
  {
    file: 'anek-semibold',
    family: 'Anek Bangla Variable',
    weight: '600',
    source: ANEK,
    words: WORDS,
  },
  {
    file: 'companion',
    family: 'Tiro Bangla',
    weight: '400',
    source: '@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2',
    words: /[\u0964\u0965\u0980-\u09ff]/,
  },
]
