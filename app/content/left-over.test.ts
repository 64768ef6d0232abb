import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { address, hotel } from '#words/hotel.ts'
import { townLanguage } from './hotel.ts'
import { languages } from './languages.js'

/* Words that stay behind when a part, the name, the town or a language goes: nothing else would name them. */

const FOLDER = new URL('./', import.meta.url)
const [{ lang: main }, ...furtherLanguages] = languages
const others = furtherLanguages.map(({ lang }) => lang)

/** The words and facts, without comments; lines keep their numbers. */
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|generated/.test(file))
  .map((file) => ({
    file,
    code: readFileSync(new URL(file, FOLDER), 'utf8')
      .normalize('NFC')
      .replace(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, (comment) => comment.replace(/[^\n]/g, '')),
  }))

test.each<[thing: string, isHere: boolean, words: RegExp]>([
  ['the chat', existsSync('app/frame/chat'), /\bchat|চ্যাট/i],
  ['the gallery', existsSync('app/routes/gallery'), /\bGallery\b|গ্যালারি/],
  [
    'the online order',
    existsSync('app/routes/online-order'),
    /\b(cart|checkout(?!:)|delivery|delivered|order online)\b|কার্ট|ডেলিভারি|অনলাইনে/i,
  ],
  ['The Surma', ['The Surma', 'দ্য সুরমা'].includes(hotel.name), /The Surma\b(?! river)|দ্য সুরমা/],
  [
    'Sylhet',
    ['Sylhet', 'সিলেট'].includes(address.locality),
    /Sylhet|the Surma|Bangladesh|Bengal|Dhaka|Boishakh|haor|Osmani|Keane|Zindabazar|bKash|সিলেট|সুরমার|হাওর|বৈশাখ/,
  ],
  [
    'Bengali',
    [...languages.map(({ lang }) => lang), townLanguage].some((lang) => lang === 'bn'),
    /[\u0980-\u09ff]/,
  ],
])('texts speak of %s only while it is here', (_, isHere, words) => {
  const regExp = new RegExp(words.source.normalize('NFC'), words.flags)
  const places = files.flatMap(({ file, code }) =>
    code.split('\n').flatMap((line, index) => (regExp.test(line) ? `${file}:${index + 1}` : [])),
  )
  if (isHere) expect(places.length, 'this test finds its own words').toBeGreaterThan(0)
  else expect(places, 'app/content/: rewrite these lines').toEqual([])
})

/** The texts of four words and more, each with its file. A companion line is in the town's language everywhere. */
const textsIn = (lang: string) =>
  files
    .filter(({ file }) => file.startsWith(`${lang}/`))
    .flatMap(({ file, code }) =>
      (code.replace(/companion: .*/g, '').match(/'[^'\n#][^'\n]*'|`[^`]+`/g) ?? [])
        .filter((text) => text.replace(/\$\{.*?\}/g, '').split(/[\p{L}\p{M}]+/u).length > 4)
        .map((text) => `${file.slice(lang.length + 1)}: ${text}`),
    )

test.each(others)('no text of %s is a copy of the main language', (lang) => {
  const inMain = new Set(textsIn(main))
  const copies = textsIn(lang).filter((text) => inMain.has(text))
  expect(copies, `app/content/${lang}/: translate these texts`).toEqual([])
})
