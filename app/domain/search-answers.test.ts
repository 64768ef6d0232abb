import { expect, test } from 'vitest'
import { answerer } from './search-answers.ts'
import type { SearchGrammar } from './search-grammar.ts'
import { makeIndex } from './search-index.ts'

const grammar: SearchGrammar = {
  stopWords: 'is there a in the do you have can i it for where',
  endings: 's ies:y ing mming:m ে য়ে র',
  synonyms: 'gym: fitness, kids: children, where: address',
  numbers: 'one two three four',
  party: 'N# (?:guest|people)s?|N# ?জন',
}

const place = (url: string, title: string, text: string, guests?: number) => ({
  ...{ page: url.split('#')[0] ?? '', url, title, text },
  ...(guests && { guests }),
})

const PLACES = [
  place('/contact#address', 'Address', '14 Bank Road, by the bridge. Wi-Fi at the desk.'),
  place(
    '/contact#late',
    'Will someone be there?',
    'The desk is open after midnight. Check-in is easy.',
  ),
  place('/pool', 'Pool', 'Swim, or sit in the fitness room. Children swim free, with a barrier.'),
  place('/menu', 'Menu', 'Biryani, pastries and seven-layer tea. চায়ে দুধ।'),
  place('/team', 'Team', 'The team of the house, and barber Karim.'),
  place('/double', 'Double', 'A room with a bed.', 2),
  place('/family', 'Family', 'A room with beds and a four-poster.', 4),
]
const ask = answerer(makeIndex(PLACES, grammar), grammar)
const urls = (question: string) => ask(question).answers.map(({ url }) => url)

test.each([
  ['Where is the bridge?', '/contact#address'], // its place on the page
  ['where is it', '/contact#address'], // small words alone, by what they stand for
  ['gym', '/pool'],
  ['pastry', '/menu'],
  ['swimming', '/pool'], // another form
  ['midn', '/contact#late'], // while it is typed
  ['biriyani', '/menu'], // a slip
  ['check in', '/contact#late'],
  ['wi fi', '/contact#address'],
  ['WIFI', '/contact#address'],
  ['চা', '/menu'],
  ['a bed for four people', '/family'],
  ['bed for 2 guests', '/double'],
  ['৩ জন', '/family'],
])('%j is answered by %s', (question, url) => {
  expect(urls(question)[0]).toBe(url)
})

test.each(['tea', 'bar'])(
  '%j is not the beginning of a word while there is such a word',
  (word) => {
    const places = [...PLACES, place('/bar', 'Bar', 'Tea and lemon.')]
    const found = answerer(makeIndex(places, grammar), grammar)(word).answers
    expect(found.map(({ url }) => url)).not.toContain('/team')
    expect(found.map(({ url }) => url)).toContain('/bar')
  },
)

test.each(['', '?', 'helicopter', 'is there a', 'casino, helicopter, sauna or bed'])(
  'nothing answers %j',
  (question) => {
    expect(urls(question)).toEqual([])
  },
)

test('a place has all words of a question, or not', () => {
  const { wordsAt } = ask('rooms with a bed')
  expect(wordsAt(6)).toEqual(['room', 'with', 'bed'])
  expect(wordsAt(0)).toBeUndefined()
})
