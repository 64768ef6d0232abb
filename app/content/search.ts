import { anyDiet, type Diet, isRestricted, joinDiets } from '#app/domain/diet.ts'
import { filterDishes } from '#app/domain/eatable.ts'
import { hotelToday } from '#app/domain/hotel-clock.ts'
import { hasEnded } from '#app/domain/offer.ts'
import { type SearchEntry, search } from '#app/domain/search.ts'
import { answersFrom, type SearchTarget } from '#app/domain/search-index.ts'
import { DIET_KEYS, withFields } from '#app/domain/url.ts'
import type { PageUrl } from '#app/paths.ts'
import { searchEntries } from './search-entries.ts'
import { searchGrammars } from './search-grammars.ts'
import { searchIndex } from './search-index.ts'

const { targets, otherPages, allergens, listedAllergens } = searchIndex
const titleAt = (url: PageUrl) => `${targets.find((target) => target.url === url)?.title}`
const ask = answersFrom(targets, searchGrammars, {
  weights: { home: 0.7, about: 0.7, blog: 0.7, privacyPolicy: 0.7, terms: 0.7, onlineOrder: 0.8 },
  seats: ['event', 'wedding', 'table', 'restaurant', 'food'],
})

/** A target as a result, under the entry of its page. */
function resultOf({ page, url, title }: SearchTarget): SearchEntry<PageUrl>[] {
  const other = otherPages.find(({ id }) => id === page)
  const entry = other
    ? { ...other, description: '', category: 'other' as const }
    : searchEntries.find(({ id }) => id === page)
  const description = title === entry?.title ? entry.description : title
  return entry ? [{ ...entry, url: url as PageUrl, description }] : []
}

/** The diet that a question asks for, and whether the menus can be filtered by all of it. */
function dietIn(subjects: ReadonlySet<string>) {
  const isAway = ['away', 'allergy'].some((one) => subjects.has(one))
  const isVegan = subjects.has('vegan')
  const asksAway = (one: string) =>
    (isAway && subjects.has(one)) || (isVegan && ['milk', 'egg'].includes(one))
  const away = allergens.filter(asksAway)
  const without = away.filter((one) => listedAllergens.includes(one))
  const isVegetarian = isVegan || subjects.has('vegetarian') || (isAway && subjects.has('meat'))
  const diet: Diet = {
    isVegetarian,
    without,
    heat: isAway && subjects.has('spice') ? 'mild' : null,
  }
  // A food or an allergy that it does not name.
  const isVague =
    !isRestricted(diet) && ['allergy', 'food', 'dessert'].some((one) => subjects.has(one))
  // The menus filter by listed allergens only.
  const isWhole = without.length === away.length && !(isAway && (subjects.has('foods') || isVague))
  return { diet, isAway, isWhole, isAsked: isRestricted(diet) || !isWhole }
}

/**
 * The targets that answer a question, as results. One for something without a food is answered by the menus' filter and the
 * house's own answer, and then by no dish but those that the kitchen lists as without it.
 */
function answer(question: string, ownDiet: Diet): SearchEntry<PageUrl>[] {
  const { answers, subjects } = ask(question)
  const { diet: wanted, isAway, isWhole, isAsked } = dietIn(subjects)
  if (!isAsked)
    return answers
      .filter(({ lastDay = null, dish }) => {
        return !hasEnded(lastDay, hotelToday()) && (!dish || filterDishes([dish], ownDiet)[0])
      })
      .flatMap(resultOf)
  const diet = joinDiets(ownDiet, wanted)
  const filter = isWhole ? withFields('', DIET_KEYS, { diet }) : ''
  const [title, onAllergy] = [titleAt('/dining#diets'), titleAt('/contact#allergy')]
  return [
    { page: 'dining', url: `/dining${filter}#diets`, title },
    ...(isAway ? [{ page: 'contact', url: '/contact#allergy', title: onAllergy }] : []),
    ...answers.filter(({ dish }) => isWhole && dish && filterDishes([dish], diet)[0]),
    { page: 'onlineOrder', url: `/online-order${filter}#diets`, title },
  ].flatMap(resultOf)
}

/** What the site has for a text. A diet that the guest has said before is kept. */
export const searchSite = (text: string, diet = anyDiet) =>
  search(searchEntries, text, (question) => answer(question, diet))
