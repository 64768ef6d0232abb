import { meetsTheStandards } from './standards.ts'
import { expect, test } from './test.ts'

meetsTheStandards({
  path: '/',
  title: 'Experience Luxury & Comfort',
  heading: 'Experience Luxury & Comfort',
})

test('shows a skeleton for 800 ms and keeps the words in the page meanwhile', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  const title = page.locator('h1')
  await expect(title).toBeAttached()
  const visibleAfter = await title.evaluate(
    (heading) =>
      new Promise<number>((done) => {
        const look = () => {
          if (getComputedStyle(heading).visibility === 'visible') {
            const paint = performance.getEntriesByName('first-contentful-paint')[0]
            const first = performance.getEntriesByType('paint')[0] ?? paint
            done(performance.now() - (first?.startTime ?? 0))
          } else requestAnimationFrame(look)
        }
        look()
      }),
  )
  expect(visibleAfter).toBeGreaterThan(700)
  expect(visibleAfter).toBeLessThan(1500)
})

test('hides every section under the skeleton, and those below the screen for at most 0.1 s more', async ({
  page,
}) => {
  await page.goto('/')
  const sections = await page.locator('main section').evaluateAll((all) =>
    all.map((section) => {
      const [appear] = section.getAnimations()
      const visibilityAt = (ms: number) => {
        if (appear) appear.currentTime = ms
        return getComputedStyle(section).visibility
      }
      return [799, 802, 902].map(visibilityAt)
    }),
  )
  expect(sections).toHaveLength(6)
  expect(sections[0]).toEqual(['hidden', 'visible', 'visible'])
  for (const section of sections.slice(1)) expect(section).toEqual(['hidden', 'hidden', 'visible'])
})

test('plays the skeleton again on every visit, and keeps its 800 ms under reduced motion', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/rooms')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.locator('h1')).toBeAttached()
  await expect(page.locator('h1')).toBeHidden()
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('h1')).toBeFocused()
})

test('the words fade in within 0.8 s and a testimonial slides in 500 ms', async ({
  page,
  open,
}) => {
  await open('/')
  const seconds = (name: string) =>
    page.evaluate(
      (token) => getComputedStyle(document.documentElement).getPropertyValue(token),
      name,
    )
  expect(await seconds('--hero-fade')).toMatch(/^(800ms|0?\.8s)$/)
  expect(await seconds('--carousel-slide')).toMatch(/^(500ms|0?\.5s)$/)
  expect(await seconds('--skeleton')).toMatch(/^(800ms|0?\.8s)$/)
})

test('preloads three pictures', async ({ page }) => {
  await page.goto('/')
  const preloads = page.locator('link[rel=preload][as=image]')
  const pictures = await preloads.evaluateAll((links) =>
    links.map(
      (link) => /pictures\/([a-z]+-[a-z]+)/.exec(link.getAttribute('imagesrcset') ?? '')?.[1],
    ),
  )
  expect(new Set(pictures)).toEqual(new Set(['hero-home', 'featured-padma', 'venue-nakshi']))
})

test('has six sections in order with their labels and links', async ({ page, open }) => {
  await open('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Experience Luxury & Comfort')
  await expect(page.getByText('Your perfect getaway since 2023')).toBeVisible()
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    'Our Story',
    'Featured Accommodations',
    'Authentic Bangladeshi Dining',
    'Guest Experiences',
    'Come for the rain. Stay for the river.',
  ])
  const main = page.getByRole('main')
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

test('features three rooms with their prices and ratings, each linked to the rooms', async ({
  page,
  open,
}) => {
  await open('/')
  for (const [name, price, rating] of [
    ['Padma Suite', '$299', '5 out of 5'],
    ['Meghna Room', '$229', '4.5 out of 5'],
    ['Jamuna Family Suite', '$349', '4.8 out of 5'],
  ] as const) {
    const card = page.getByRole('article').filter({ hasText: name })
    await expect(card).toContainText(`${price} per night`)
    await expect(card).toContainText(rating)
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
  const voices = page.getByRole('region', { name: 'Guest Experiences' })
  const shown = () =>
    voices.locator('figure').evaluateAll((all) => all.findIndex((one) => !one.closest('[inert]')))
  await expect.poll(shown).toBe(0)
  await voices.getByRole('button', { name: 'Previous testimonial' }).click()
  await expect.poll(shown).toBe(2)
  await voices.getByRole('button', { name: 'Next testimonial' }).click()
  await expect.poll(shown).toBe(0)
  await voices.getByRole('button', { name: 'Testimonial 2' }).click()
  await expect.poll(shown).toBe(1)
  await expect(voices.getByRole('button', { name: 'Testimonial 2' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('the river thread runs where there is room for it', async ({ page, open }) => {
  await open('/')
  const thread = page.locator('svg[data-part=course]')
  await expect(thread).toBeVisible()
  await page.setViewportSize({ width: 1375, height: 900 })
  await expect(thread).toBeHidden()
})
