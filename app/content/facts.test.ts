import { expect, test } from 'vitest'
import { milestones } from './about.ts'
import { posts } from './blog.ts'
import { chef, privateRoomCards, venueCards } from './dining.ts'
import { listedAllergens } from './dishes/allergens.ts'
import { menu } from './dishes/nakshi-menu.ts'
import { menuCategories, orderMenu } from './dishes/order-menu.ts'
import { galleryImages } from './gallery.ts'
import { featuredRooms } from './home.ts'
import { established } from './hotel.ts'
import { offers } from './offers.ts'
import { diningHours } from './opening-hours.ts'
import { catalogue } from './rooms/catalogue.ts'
import { roomTypes } from './rooms/room-types.ts'

/*
 * What any hotel's facts must be. `npm run typecheck` makes sure that each has its words in every language, and a
 * picture; the build refuses impossible hours and prices.
 */

test.each<[string, readonly { id: string }[]]>([
  ['rooms/catalogue.ts', catalogue],
  ['rooms/catalogue.ts, formCard', roomTypes],
  ['home.ts', featuredRooms],
  ['dining.ts', [...venueCards, ...privateRoomCards]],
  ['nakshi-menu.ts', [...menu, ...menu.flatMap(({ items }) => items)]],
  ['order-menu.ts', orderMenu],
  ['order-menu.ts, menuCategories', menuCategories],
  ['offers.ts', offers],
  ['blog.ts', posts],
  ['gallery.ts', galleryImages],
])('%s has no id twice', (file, list) => {
  const ids = list.map(({ id }) => id)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  expect(twice, `app/content/${file}: give each its own id; ${twice} is there twice.`).toEqual([])
})

test('the milestones are in time order, and neither they nor an award are older than the hotel', () => {
  const years = milestones.map(({ year }) => year)
  expect(years, 'app/content/about.ts: put the milestones in order').toEqual([...years].sort())
  for (const year of [...years, ...chef.awards.map(({ year }) => year)])
    expect(Number(year)).toBeGreaterThanOrEqual(established)
})

test('a closed day leaves breakfast open, as every stay includes it', () => {
  expect(diningHours.breakfast.filter((period) => 'closedOn' in period)).toEqual([])
})

test('a guest can leave out the allergens that dishes list, and no others', () => {
  const listed = new Set(
    [...menu.flatMap(({ items }) => items), ...orderMenu].flatMap((dish) => dish.allergens),
  )
  expect(new Set(listedAllergens), 'dishes/allergens.ts, UNLISTED').toEqual(listed)
})
