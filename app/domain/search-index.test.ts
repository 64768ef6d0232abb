import { expect, test } from 'vitest'
import type { SearchGrammar } from './search-grammar.ts'
import { answersFrom, termsOfLanguages, withTerms } from './search-index.ts'

const english: SearchGrammar = {
  subjects: { fitness: 'gym', children: 'kid', event: 'party', rent: '', meeting: '', address: '' },
  asked: { address: 'where' },
  foods: 'onion',
  away: 'without free',
  stopWords: 'is there a in the do you have can i it for where',
  endings: 's ies:i y:i e ing mming:m',
  letters: 'ch:c dh:d sh:s v:b o:',
  numbers: 'one two three four five six seven eight nine ten',
  party: '(?<=for )N#(?! (?:or )?\\d| night)|N# (?:guest|adult|kid|people)s?',
}
const bengali: SearchGrammar = {
  subjects: { children: 'শিশু', rent: 'ভাড়া' },
  asked: {},
  foods: '',
  away: 'ছাড়া',
  stopWords: 'আছে',
  endings: 'ে য়ে র',
  letters: 'ড়:r চ:c ছ:c ভ:b দ:d ধ:d া:a ু:u ে:e আ:a ্: ়:',
  numbers: 'এক দুই তিন চার',
  party: 'N# ?জন',
}
const target = (url: string, title: string, text: string) => ({ page: url, url, title, text })

const TARGETS = [
  target('/contact#address', 'Address', '14 Bank Road, by the bridge. Wi-Fi at the desk.'),
  target(
    '/contact#late',
    'Will someone be there?',
    'The desk is open after midnight. Check-in is easy.',
  ),
  target(
    '/pool',
    'Pool',
    'Swim, or sit in the fitness room. Children swim free, behind a barrier.',
  ),
  target('/menu', 'Menu', 'Biryani, pastries, doi and seven-layer tea. চায়ে দুধ। Room service.'),
  target('/team', 'Team', 'The team of the house, and barber Karim. Meet us.'),
  target('/double', 'Double', 'A room with a bed, at a low rent. guests1 guests2'),
  target(
    '/family',
    'Family',
    'A room with beds and a four-poster. guests1 guests2 guests3 guests4',
  ),
  target('/form', 'Book', 'guests0'),
  target('/hall', 'Hall', 'For a party. seats1 seats2 seats3 seats4 seats0'),
]
const grammars = [english, bengali]
const ask = answersFrom(withTerms(TARGETS, grammars), grammars, { weights: {}, seats: ['event'] })
const urls = (question: string) => ask(question).answers.map(({ url }) => url)

test.each([
  ['Where is the bridge?', '/contact#address'], // its part of the page
  ['where is it', '/contact#address'], // small words alone, by what they stand for
  ['gym', '/pool'],
  ['pastry', '/menu'],
  ['swimming', '/pool'], // another form
  ['midn', '/contact#late'], // while it is typed
  ['biriyani', '/menu'], // a slip
  ['rbidge', '/contact#address'], // two letters swapped
  ['check in', '/contact#late'], // words apart
  ['wi fi', '/contact#address'],
  ['roomservice', '/menu'], // words run together
  ['WIFI', '/contact#address'],
  ['চা', '/menu'],
  ['শিশু', '/pool'], // another language
  ['vara', '/double'], // in other letters
  ['dudh', '/menu'],
  ['a bed for four people', '/family'],
  ['2 adults and 2 kids', '/family'], // a party is a sum
  ['৩ জন', '/family'],
  ['room for four guests, 3 adults', '/form'],
  ['room for 9', '/form'], // more than any room holds
  ['a party for 9', '/hall'],
])('%j is answered by %s', (question, url) => {
  expect(urls(question)[0]).toBe(url)
})

test.each([
  ['a table for two', 2],
  ['2 adults and three kids', 5],
  ['for sixty', 0], // not six
  ['for 3 or 4 people', 4],
  ['for 3-4 people', 4],
  ['for 14 nights', 0], // not one, before '4 nights'
  ['for 8pm', 0],
  ['phone guests', 0], // not one
  ['৩জন', 3],
])('%j is of %i guests', (question, guests) => {
  expect(termsOfLanguages(grammars).partyIn(question).guests).toBe(guests)
})

test.each([
  ['tea', '/team'], // not the beginning of a word while there is such a word
  ['meeting', '/team'],
  ['do I have it', '/menu'], // not 'doi'
  ['a bed for two nights', '/form'],
])('%j is not answered by %s', (question, url) => {
  expect(urls(question)).not.toContain(url)
})

test.each(['', '?', 'helicopter', 'is there a', 'casino, helicopter, sauna or bed'])(
  'nothing answers %j',
  (question) => expect(urls(question)).toEqual([]),
)

test.each(['kids without onion', 'childrenfree', 'bacca shishu chara', 'শিশু ছাড়া'])(
  '%j asks something away',
  (question) => expect(ask(question).subjects.has('away')).toBe(true),
)
