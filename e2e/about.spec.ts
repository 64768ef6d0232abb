import { meetsTheStandards } from './standards.ts'
import { DESKTOP, expect, PHONE, test } from './test.ts'

for (const path of ['/about', '/about-us', '/bengali-hospitality'])
  meetsTheStandards({ path, title: 'Our Story', heading: 'Our Story', canonical: '/about' })

const MILESTONES = [
  ['2023', 'Grand Opening'],
  ['2023', 'First Recognition'],
  ['2024', 'Dining Excellence Award'],
  ['2024', 'Expansion'],
  ['2025', 'Sustainability Initiative'],
] as const

test('Our Mission is told in words', async ({ page, open }) => {
  await open('/about')
  const mission = page.getByRole('region', { name: 'Our Mission' })
  await expect(mission).toContainText('a stranger is fed first and asked later')
})

test('Our Journey tells five milestones in order, each with its year', async ({ page, open }) => {
  await open('/about')
  const items = page.getByRole('region', { name: 'Our Journey' }).getByRole('listitem')
  await expect(items).toHaveCount(MILESTONES.length)
  for (const [index, [year, title]] of MILESTONES.entries()) {
    await expect(items.nth(index)).toContainText(year)
    await expect(items.nth(index).getByRole('heading', { level: 3 })).toHaveText(title)
  }
})

test('the last knot alone is ringed, and after it the thread is another colour', async ({
  page,
  open,
}) => {
  await open('/about')
  const looks = await page
    .getByRole('region', { name: 'Our Journey' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => ({
        ring: getComputedStyle(item, '::before').outlineStyle,
        thread: getComputedStyle(item, '::after').backgroundColor,
      })),
    )
  expect(looks.map(({ ring }) => ring)).toEqual(['none', 'none', 'none', 'none', 'solid'])
  const [sewn, ...others] = looks.map(({ thread }) => thread)
  expect(others.slice(0, 3)).toEqual([sewn, sewn, sewn])
  expect(others[3]).not.toBe(sewn)
})

test('Meet Our Team shows three people with position, bio and a described portrait', async ({
  page,
  open,
}) => {
  await open('/about')
  const people = page.getByRole('region', { name: 'Meet Our Team' }).getByRole('listitem')
  await expect(people).toHaveCount(3)
  for (const [index, position, bio] of [
    [0, 'General Manager', 'Keeps the keys'],
    [1, 'Executive Chef', 'Twenty years'],
    [2, 'Guest Relations', 'Finds the boatman'],
  ] as const) {
    const person = people.nth(index)
    await expect(person.getByRole('heading', { level: 3 })).not.toBeEmpty()
    await expect(person).toContainText(position)
    await expect(person).toContainText(bio)
    const portrait = person.getByRole('img')
    await portrait.scrollIntoViewIfNeeded()
    await expect(portrait).toHaveAccessibleName(new RegExp(position.split(' ')[1] ?? '', 'i'))
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('Our Values are three', async ({ page, open }) => {
  await open('/about')
  await expect(
    page.getByRole('region', { name: 'Our Values' }).getByRole('heading', { level: 3 }),
  ).toHaveText(['Exceptional Service', 'Uncompromising Quality', 'Continuous Innovation'])
})

test('the team stands in a row with the middle one lower, and one under another on a phone', async ({
  page,
  open,
}) => {
  await open('/about')
  const people = page.getByRole('region', { name: 'Meet Our Team' }).getByRole('listitem')
  const tops = () =>
    people.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))

  await page.setViewportSize(DESKTOP)
  const [left = 0, middle = 0, right = 0] = await tops()
  expect(right).toBe(left)
  expect(middle).toBeGreaterThan(left)

  await page.setViewportSize(PHONE)
  const [first = 0, second = 0, third = 0] = await tops()
  expect(second).toBeGreaterThan(first)
  expect(third).toBeGreaterThan(second)
})

test('the main navigation marks About', async ({ page, open }) => {
  await open('/about')
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }),
  ).toHaveAttribute('aria-current', 'page')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every word of the page can be read', async ({ page }) => {
    await page.goto('/about')
    for (const words of [
      'a stranger is fed first',
      'The doors open in the first week of Boishakh',
      'Half our hot water now comes from the morning',
      'Nasreen Sultana',
      'Old ways kept because they work',
    ])
      await expect(page.getByText(words)).toBeVisible()
  })
})
