import { expect, test } from 'vitest'
import { latinDigits } from '#app/domain/words.ts'

/*
 * Hours, prices, days, capacities and counts in a text, as digits or as words, are the same in English and Bengali.
 * Formatted values are the same anyway.
 */

const NUMBERS: Record<string, string> = {
  ...{ two: '2', twice: '2', both: '2', couple: '2', three: '3', trio: '3', four: '4', five: '5' },
  ...{ six: '6', seven: '7', eight: '8', nine: '9', ten: '10', twelve: '12', eighteen: '18' },
  ...{ twenty: '20', forty: '40', দু: '2', দুই: '2', তিন: '3', চার: '4', পাঁচ: '5', ছয়: '6', সাত: '7' },
  ...{ আট: '8', নয়: '9', দশ: '10', বারো: '12', আঠারো: '18', বিশ: '20', চল্লিশ: '40' },
}
/** Texts whose number the other language says otherwise. */
const SAID_OTHERWISE = [
  'table-cards.tableCards.print', // A4 is written as it is spoken
  'search-grammar.searchGrammar.numbers', // the numbers themselves
  'search-grammar.searchGrammar.party',
  'rooms.roomWords.garden-view.bedType', // the twin beds are two, as the room's description says
]

const bengaliNumbers = Object.keys(NUMBERS).filter((word) => word > 'z')
/** A Bengali number by itself, or with endings and a word for pieces, people or times. */
const COUNTED = new RegExp(
  `(?<!\\p{L}|\\p{M})(${bengaliNumbers.join('|')})((?:টি|টা|টো|জন|বার)[\\p{L}\\p{M}]*)?(?!\\p{L}|\\p{M})`.normalize(
    'NFC',
  ),
  'gu',
)

/** 'From 6:30 to 11:00, two nights' gives 2, 6:30 and 11. One is not counted: it is also the article. */
function numbersIn(text: string) {
  const found = [
    ...(latinDigits(text).match(/\d+(?:[.:]\d+)?/g) ?? []).map((number) =>
      number.replace(':00', ''),
    ),
    ...(text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => NUMBERS[word]),
    ...[...text.normalize('NFC').matchAll(COUNTED)].map(
      ([, word = '', piece]) =>
        word === 'নয়'.normalize('NFC') && !piece ? undefined : NUMBERS[word.normalize('NFC')], // alone it means 'not'
    ),
  ]
  return [...new Set(found)].filter((number) => number && number !== '1').sort()
}

/** The pairs of texts in two trees of words. A function is called with a list, which also reads as a text. */
function pairs(place: string, english: unknown, bengali: unknown): [string, string, string][] {
  if (typeof english === 'string') return [[place, english, String(bengali)]]
  if (typeof english === 'function' && typeof bengali === 'function') {
    const args = Array.from({ length: english.length }, () => ['3', '5'])
    try {
      return pairs(place, english(...args), bengali(...args))
    } catch {
      return [] // it takes a time of day
    }
  }
  return Object.entries(english ?? {}).flatMap(([key, words]) =>
    pairs(`${place}.${key}`, words, (bengali as Record<string, unknown>)[key]),
  )
}

const english = import.meta.glob(
  ['../en/**/*.ts', '!**/*.test.ts', '!**/(calendar|language|reference).ts'],
  { eager: true },
)
const bengali = import.meta.glob(['./**/*.ts', '!**/*.test.ts'], { eager: true })
const texts = Object.entries(english).flatMap(([file, words]) =>
  pairs(file.slice('../en/'.length, -'.ts'.length), words, bengali[file.replace('../en/', './')]),
)

test('numbers are found in both languages, in digits and in words', () => {
  expect(numbersIn('From 6:30 to 11:00, twice, for both of you')).toEqual(['11', '2', '6:30'])
  expect(numbersIn('সকাল ৬:৩০ থেকে ১১টা, দুবার, তিনি নয়, তিনজন')).toEqual(['11', '2', '3', '6:30'])
  expect(numbersIn('সাতকরা, আটায়, বিশাল, পাঁচমিশালি, একটি')).toEqual([])
})

test('every text names the same numbers in both languages', () => {
  expect(texts.length).toBeGreaterThan(1200)
  const different = texts.filter(
    ([place, words, translated]) =>
      !SAID_OTHERWISE.includes(place) && numbersIn(words).join() !== numbersIn(translated).join(),
  )
  expect(different).toEqual([])
})
