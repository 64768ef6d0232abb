// @ts-check

const ANEK = '@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2'
const TIRO = '@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2'

const BENGALI = /[\u0964\u0965\u0980-\u09ff\u200c-\u200d]/
const LATIN = /[ -~]|[^\0-~\u0964\u0965\u0980-\u09ff\u200c-\u200d\u2191\u2193]/
/** Signs between Bengali words, where Latin letters are rare. */
const SIGNS = /[ -@\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2026]/
const LETTERS = new RegExp(`(?!${SIGNS.source})(?:${LATIN.source})`)

/**
 * The web fonts of this language, which the build cuts. Bengali files hold the letters and conjuncts of this language's
 * words. A guest may type any conjunct: typed text is set in a whole font, fetched when needed.
 *
 * @type {import('../../../scripts/assets/fonts.mjs').FaceSettings[]}
 */
export const faces = [
  { file: 'tiro', family: 'Tiro Bangla', weight: '400', source: TIRO, any: BENGALI },
  {
    file: 'tiro-latin-signs',
    family: 'Tiro Bangla',
    weight: '400',
    source: TIRO.replace('bengali', 'latin'),
    words: SIGNS,
  },
  {
    file: 'tiro-latin',
    family: 'Tiro Bangla',
    weight: '400',
    source: TIRO.replace('bengali', 'latin'),
    words: LETTERS,
  },
  { file: 'anek', family: 'Anek Bangla', weight: '400', source: ANEK, any: BENGALI },
  { file: 'anek-semibold', family: 'Anek Bangla', weight: '600', source: ANEK, any: BENGALI },
  {
    file: 'anek-latin-signs',
    family: 'Anek Bangla',
    weight: '400',
    source: ANEK.replace('bengali', 'latin'),
    words: SIGNS,
  },
  {
    file: 'anek-latin',
    family: 'Anek Bangla',
    weight: '400',
    source: ANEK.replace('bengali', 'latin'),
    words: LETTERS,
  },
  {
    file: 'anek-typed',
    family: 'Anek Bangla Typed',
    weight: '400',
    source: ANEK,
    any: BENGALI,
    conjuncts: 'all',
  },
]
