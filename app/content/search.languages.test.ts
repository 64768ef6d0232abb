import { expect, test } from 'vitest'
import { anyDiet, type Diet } from '#app/domain/diet.ts'
import { termsOfLanguages } from '#app/domain/search-index.ts'
import { wordsIn } from '#app/domain/words.ts'
import { lang } from '#language'
import { allergenNames } from '#words/dish.ts'
import { offerNames } from '#words/offer-names.ts'
import { type Allergen, allergens } from './dishes/allergens.ts'
import { menu } from './dishes/nakshi-menu.ts'
import { orderMenu } from './dishes/order-menu.ts'
import type { Lang } from './languages.js'
import { searchSite } from './search.ts'
import { searchGrammars } from './search-grammars.ts'
import { searchIndex } from './search-index.ts'

/** Questions of guests, and the pages that answer them. */
const QUESTIONS: Record<Lang, string> = {
  en: `
I am allergic to shellfish /dining /contact
coeliac /dining
vegan food /dining
plant based /dining
lift /contact /accessibility
ramp /contact /accessibility
deaf guests /accessibility /rooms
Do you have a room for a wheelchair user? /rooms /accessibility /contact
Grand Salon /dining
concierge /contact
singara /dining /online-order
tea /dining
bar /dining
car /contact
how to reach Ratargul /contact
what time does the kitchen close /dining
cheapest room /rooms
Meghna Room /
a room for four people /rooms/family-suite
party of 20 /dining
is the pool free /rooms
late check out /contact /special-offers
arriving after midnight /contact
How do I get from the airport? /contact
Can I bring my dog /terms /rooms
river view /rooms/executive-suite /rooms
Is breakfast included? /rooms
check-in time /reservations /terms
Can I cancel my booking? /terms /contact /reservations
wifi /rooms
discount for a longer stay /special-offers
Can I pay with bKash? /terms
do you deliver to Zindabazar /online-order
seven layer tea /dining
Is my personal data safe? /privacy-policy
what time is dinner /dining
diabetic /dining
I'll have milk tea /dining
sustainability /about /blog
chek in /reservations
How much is a room? /rooms
presidental suite /rooms/presidential-suite
vegeterian dishes /dining
screen reader /accessibility`,
  bn: `
চিংড়িতে অ্যালার্জি /dining /contact
ভেগান /dining
ডিমহীন /dining
ল্যাকটোজ /dining
লিফট আছে? /contact /accessibility /dining
র‍্যাম্প /contact /accessibility
গ্র্যান্ড সালোঁ /dining
সিঙ্গারা /dining /online-order
ভ্যাট /terms /reservations
ক্যান্সেল করা যাবে /terms /contact
৫০ জনের দাওয়াত /dining
মাজার কত দূর /contact
হুইল চেয়ার /contact /rooms /accessibility
প্রতিবন্ধী /rooms /contact /accessibility
সকালের নাস্তা কয়টায় /dining
রুমের দাম /rooms
সেলার রুম /dining
মেঘনা রুম /
ডিনার কখন /dining
ডায়াবেটিস /dining
চারজনের রুম /rooms/family-suite
জিম আছে? /rooms
বিমানবন্দর থেকে কীভাবে আসব? /contact
কুকুর নিয়ে আসা যাবে? /terms /rooms
নদীর দৃশ্য /rooms/executive-suite /rooms /
রুমের সঙ্গে নাশতা আছে? /rooms
চেক-ইন কয়টায়? /reservations /terms
চেকইন /reservations /terms
দেরিতে চেক-আউট /special-offers /contact
গাড়ি কোথায় রাখব? /contact
রুমে ওয়াই-ফাই আছে? /rooms
ছাড় আছে? /special-offers
বিকাশে পেমেন্ট করা যায়? /terms
রাতে রিসেপশন খোলা থাকে? /contact
জিন্দাবাজারে ডেলিভারি দেন? /online-order
সাত রঙের চা /dining
ব্যক্তিগত তথ্য /privacy-policy
wheelchair /rooms /contact /accessibility
room rent /rooms
parking /contact
menu /dining
প্রেসিডেন্সিয়াল সুইট /rooms/presidential-suite
আপনারা কোথায়? /contact`,
}

/** What else is asked for: a dish that lists the allergen must not come back with it. */
const ALSO: Record<Lang, string> = { en: 'dessert or tea', bn: 'মিষ্টি বা চা' }

const questions = QUESTIONS[lang]
  .trim()
  .split('\n')
  .map((line) => line.split(/ (?=\/)/))

test.each(questions)('%j is answered early', (question = '', ...pages) => {
  const found = searchSite(question).flatMap(({ items }) => items.map(({ url }) => url))
  expect(found.length).toBeLessThanOrEqual(question.includes(' ') ? 5 : 17)
  const first = found.slice(0, 3).map((url) => url.replace(/[?#].*/, ''))
  const isGood = first.some((url) =>
    pages.some((page) => url === page || url.startsWith(`${page}/`)),
  )
  expect(isGood, `${first} instead of ${pages}`).toBe(true)
})

/** A long word without its fourth letter, with what belongs to that. */
function slip(word: string) {
  const letters = Array.from(new Intl.Segmenter(lang).segment(word), ({ segment }) => segment)
  return letters.length > 5 ? letters.toSpliced(3, 1).join('') : word
}

test('what lists an allergen is no answer for who asks it away, in whatever words', () => {
  const dishes = [...menu.flatMap(({ items }) => items), ...orderMenu]
  const listing = (allergen: Allergen) =>
    dishes.flatMap(({ id, allergens }) => (allergens.includes(allergen) ? `#${id}` : []))
  const away = searchGrammars.flatMap((grammar) => wordsIn(grammar.away))
  for (const allergen of allergens) {
    const foods = searchGrammars.flatMap(({ subjects }) => wordsIn(subjects[allergen] ?? ''))
    const pairs = [
      ...away.map((word) => [word, allergenNames[allergen]]),
      ...foods.map((food) => [`${away[0]}`, food]),
    ]
    for (const [word, food] of pairs)
      for (const question of [
        `${word} ${food}`,
        `${food}-${word} ${ALSO[lang]}`,
        `${slip(`${word}`)} ${food}`,
      ]) {
        const found = searchSite(question).flatMap(({ items }) => items)
        const urls = found.map(({ url }) => url)
        expect(found.map(({ description }) => description)).not.toContain('undefined')
        expect(urls[0], question).toMatch(/^\/dining.*#diets$/)
        expect(urls, question).toContain('/contact#allergy')
        const unsafe = urls.filter((url) => listing(allergen).some((id) => url.endsWith(id)))
        expect(unsafe, question).toEqual([])
      }
  }
})

test.each([
  ['makhon nei', 'milk'],
  ['bina ata', 'gluten'],
  ['pesta ata na', 'gluten'],
])('%j, as guests write Bengali here, is asked away: %s', (question, allergen) => {
  const urls = searchSite(question).flatMap(({ items }) => items.map(({ url }) => url))
  expect(urls[0]).toMatch(new RegExp(`^/dining\\?without=.*${allergen}.*#diets$`))
})

test.each([
  'diabetic vegetarian',
  'vegetarian, kosher',
  'jain vegetarian food',
  'low sugar dessert',
  'diabetic without nuts',
  'ডায়াবেটিস নিরামিষ',
])('%j is answered by no dish', (question) => {
  const urls = searchSite(question).flatMap(({ items }) => items.map(({ url }) => url))
  expect(urls[0]).toMatch(/#diets$/)
  expect(urls.filter((url) => /#(?!diets|allergy)/.test(url))).toEqual([])
})

test('a diet that is asked for joins the one that the guest has said', () => {
  const [first] = searchSite(allergenNames.milk + searchGrammars.map(({ away }) => ` ${away}`), {
    isVegetarian: true,
    without: ['nuts'],
    heat: null,
  }).flatMap(({ items }) => items)
  expect(first?.url).toContain('diet=vegetarian')
  expect(first?.url).toMatch(/without=nuts%2C.*milk/)
})

test('a dish that clashes with the diet that the guest has said is no answer', () => {
  const [dish] = orderMenu.filter(({ allergens }) => allergens.includes('fish'))
  const leadsToIt = (diet: Diet) =>
    searchSite(`${dish?.name}`, diet)
      .flatMap(({ items }) => items)
      .some(({ url }) => url.endsWith(`#${dish?.id}`))
  expect(leadsToIt(anyDiet)).toBe(true)
  expect(leadsToIt({ ...anyDiet, without: ['fish'] })).toBe(false)
})

test('an offer that has ended is no answer', () => {
  const urls = Object.values(offerNames).flatMap((name) =>
    searchSite(name).flatMap(({ items }) => items.map(({ url }) => url)),
  )
  expect(urls).toContain('/special-offers#early-bird')
  expect(urls).not.toContain('/special-offers#anniversary')
})

test('every subject but vegan is one that the site says', () => {
  const { termsIn } = termsOfLanguages(searchGrammars)
  const said = new Set(
    searchIndex.targets.flatMap(({ title, terms }) => [...termsIn(title), ...terms.split(' ')]),
  )
  const subjects = searchGrammars.flatMap((grammar) => Object.keys(grammar.subjects))
  expect([...new Set(subjects)].filter((subject) => !said.has(subject))).toEqual(['vegan'])
})
