import { testimonials } from '#app/content/home.ts'
import { meetsTheStandards } from './standards.ts'
import { expect, test } from './test.ts'

meetsTheStandards({
  path: '/',
  title: 'Experience Luxury & Comfort',
  heading: 'Experience Luxury & Comfort',
})

test('the skeleton covers every section for 800 ms, those below the screen for at most 0.1 s more', async ({
  page,
}) => {
  await page.goto('/')
  const sections = await page.locator('main section').evaluateAll((all: HTMLElement[]) =>
    all.map((section) => {
      section.style.animation = 'none'
      getComputedStyle(section).animation // played again from its beginning
      section.style.animation = ''
      const [appear] = section.getAnimations()
      appear?.pause()
      return [799, 802, 902].map((ms) => {
        if (appear) appear.currentTime = ms
        return getComputedStyle(section).visibility
      })
    }),
  )
  expect(sections).toHaveLength(6)
  expect(sections[0]).toEqual(['hidden', 'visible', 'visible'])
  for (const section of sections.slice(1)) {
    expect(section[0]).toBe('hidden')
    expect(section[2]).toBe('visible')
  }
})

test('the skeleton is shown on every visit, also with reduced motion', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/rooms')
  await page.evaluate(noteHeadings)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Experience Luxury & Comfort')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const noted = await page.evaluate((): string[] => Reflect.get(window, 'noted'))
  expect(noted.slice(-2)).toEqual([
    'Experience Luxury & Comfort hidden',
    'Experience Luxury & Comfort visible',
  ])
})

/** Notes in each frame which heading the page has and whether it can be seen. */
function noteHeadings() {
  const noted: string[] = []
  Reflect.set(window, 'noted', noted)
  const note = () => {
    const heading = document.querySelector('h1')
    const now = heading && `${heading.textContent} ${getComputedStyle(heading).visibility}`
    if (now && now !== noted.at(-1)) noted.push(now)
    requestAnimationFrame(note)
  }
  note()
}

test('the words of the hero fade in within 0.8 s and a testimonial slides in 500 ms', async ({
  page,
  open,
}) => {
  await open('/')
  const words = page.getByRole('heading', { level: 1 }).locator('..')
  await expect(words).toHaveCSS('animation-duration', '0.8s')
  const slides = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((one) => one.querySelector('figure'))
      .map((one) => getComputedStyle(one))
      .filter(({ transitionProperty }) => transitionProperty === 'transform')
      .map(({ transitionDuration }) => transitionDuration),
  )
  expect(new Set(slides)).toEqual(new Set(['0.5s']))
})

test('three pictures are preloaded', async ({ page }) => {
  await page.goto('/')
  const addresses = await page
    .locator('link[rel=preload][as=image]')
    .evaluateAll((links) =>
      links.map((link) => /pictures\/(.*?)-(?:upright|phone|\d)/.exec(link.outerHTML)?.[1]),
    )
  expect(new Set(addresses).size).toBe(3)
})

test('the six sections come in order with their labels and links', async ({ page, open }) => {
  await open('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Experience Luxury & Comfort')
  await expect(main.getByText('Your perfect getaway since 2023')).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Our Story',
    'Featured Accommodations',
    'Authentic Bangladeshi Dining',
    'Guest Experiences',
    /./,
  ])
  await expect(main.getByRole('region', { name: 'Our Story' }).getByRole('img')).toHaveCount(4)
  for (const [name, href] of [
    ['Explore Rooms', '/rooms'],
    ['View Dining', '/dining'],
    ['Learn More About Us', '/about'],
    ['View All Rooms', '/rooms'],
    ['View Menu', '/dining'],
    ['Reserve a Table', '/contact'],
    ['Book Your Sylhet Getaway', '/reservations'],
    ['Reserve Dining Experience', '/contact'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
  await expect(
    main.getByText(/Boishakhi.*complimentary traditional Bengali welcome gift/),
  ).toBeVisible()
})

test('three rooms are featured with price and rating, each linked to the rooms', async ({
  page,
  open,
}) => {
  await open('/')
  const cards = page.getByRole('region', { name: 'Featured Accommodations' }).getByRole('article')
  await expect(cards).toHaveCount(3)
  for (const [index, [name, price, rating]] of [
    ['Padma Suite', '$299', '5 out of 5'],
    ['Meghna Room', '$229', '4.5 out of 5'],
    ['Jamuna Family Suite', '$349', '4.8 out of 5'],
  ].entries()) {
    const card = cards.nth(index)
    await expect(card).toContainText(`${name}`)
    await expect(card).toContainText(`${price} per night`)
    await expect(card).toContainText(`${rating}`)
    await expect(card.getByRole('link', { name: `View Details: ${name}` })).toHaveAttribute(
      'href',
      '/rooms',
    )
  }
})

test('the testimonials start at the first, wrap at both ends, and the dots jump', async ({
  page,
  open,
}) => {
  await open('/')
  const section = page.getByRole('region', { name: 'Guest Experiences' })
  const expectShown = async (index: number) => {
    for (const [each, { name }] of testimonials.entries())
      await expect(section.locator('figure:not([inert] *)').getByText(name)).toHaveCount(
        each === index ? 1 : 0,
      )
    const dots = section.getByRole('button', { name: /^Testimonial \d/ })
    await expect(dots.nth(index)).toHaveAttribute('aria-current', 'true')
  }
  await expectShown(0)
  await section.getByRole('button', { name: 'Previous testimonial' }).click()
  await expectShown(2)
  await section.getByRole('button', { name: 'Next testimonial' }).click()
  await expectShown(0)
  await section.getByRole('button', { name: 'Testimonial 2' }).click()
  await expectShown(1)
})
