import { meetsTheStandards } from './standards.ts'
import { expect, expectAccessible, hydrated, PHONE, test } from './test.ts'

for (const path of ['/special-offers', '/pohela-boishakh-offers'])
  meetsTheStandards({
    path,
    title: 'Special Offers',
    heading: 'Special Offers',
    canonical: '/special-offers',
  })

const OFFERS = [
  ['Early Bird', '15% off', 'Valid all year'],
  ['Weekend Escape', '20% off', 'Valid all year'],
  ['Extended Stay', '25% off', 'Valid all year'],
  ['Summer Holiday', '$100 dining credit', 'Valid until September 30, 2025'],
  ['Dining Delight', '20% off dinner', 'Valid until December 31, 2025'],
  ['Anniversary', '10% off a suite', 'Valid until December 31, 2025'],
] as const

test('six offers with discount and validity, past days as they were given', async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime(new Date('2031-05-01T12:00:00Z'))
  await open('/special-offers')
  const cards = page.getByRole('region', { name: 'The offers' }).getByRole('article')
  await expect(cards).toHaveCount(OFFERS.length)
  for (const [index, [title, discount, validity]] of OFFERS.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(title)
    await expect(card).toContainText(discount)
    await expect(card).toContainText(validity)
  }
})

test('Early Bird asks for 30 days and two nights, Extended Stay for five nights', async ({
  page,
  open,
}) => {
  await open('/special-offers')
  const features = (title: string) =>
    page.getByRole('article').filter({ hasText: title }).getByRole('listitem')
  await expect(features('Early Bird').filter({ hasText: 'Book 30 days ahead' })).toHaveCount(1)
  await expect(features('Early Bird').filter({ hasText: '2-night minimum' })).toHaveCount(1)
  await expect(features('Extended Stay').filter({ hasText: '5+ nights' })).toHaveCount(1)
})

test('one offer alone is marked Popular', async ({ page, open }) => {
  await open('/special-offers')
  const popular = page.getByText('Popular', { exact: true })
  await expect(popular).toHaveCount(1)
  await expect(popular).toBeVisible()
})

test('Book This Offer leads to the reservation; only the offer of a suite chooses a room type', async ({
  page,
  open,
}) => {
  await open('/special-offers')
  for (const [title] of OFFERS)
    await expect(page.getByRole('link', { name: `Book This Offer: ${title}` })).toHaveAttribute(
      'href',
      title === 'Anniversary' ? '/reservations?room=suite' : '/reservations',
    )
  await page.getByRole('link', { name: 'Book This Offer: Anniversary' }).click()
  await expect(page).toHaveURL(/\/reservations\?room=suite$/)
  await expect(page.getByRole('radio', { name: /^Suite/ })).toBeChecked()
})

test('the whole card leads on, and takes one stop of the keyboard', async ({ page, open }) => {
  await open('/special-offers')
  const card = page.getByRole('article').filter({ hasText: 'Weekend Escape' })
  await expect(card.getByRole('link')).toHaveCount(1)
  await page.getByRole('link', { name: 'Book This Offer: Early Bird' }).focus()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('link')).toBeFocused()
  await card.click({ position: { x: 20, y: 14 } }) // on the word Popular, over the picture
  await expect(page).toHaveURL(/\/reservations$/)
})

test('How to Book has three steps, none of them done yet', async ({ page, open }) => {
  await open('/special-offers')
  const steps = page.getByRole('region', { name: 'How to Book' })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Choose an offer',
    'Tell us your dates',
    'Hear from the house',
  ])
  await expect(steps.locator('[aria-current]')).toHaveCount(0)
  for (const step of await steps.getByRole('listitem').all())
    await expect(step).toHaveAttribute('data-state', 'ahead')
})

test('the terms say that the house confirms and that the site takes nothing off', async ({
  page,
  open,
}) => {
  await open('/special-offers')
  const terms = page.getByRole('region', { name: 'Terms and conditions' })
  await expect(terms).toContainText('Every offer is confirmed by the house.')
  await expect(terms).toContainText('shows the full price and takes nothing off')
  await expect(terms).toContainText('Fully refundable until 48 hours before arrival.')
})

for (const javaScriptEnabled of [true, false])
  test.describe(`the letter, script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('Subscribe does nothing: no request, no reload, no change', async ({ page }) => {
      await page.goto('/special-offers')
      if (javaScriptEnabled) await hydrated(page)
      await page.waitForLoadState('networkidle')
      const letter = page.getByRole('region', { name: 'Hear of the next one first' })
      const box = letter.getByLabel('Your e-mail')
      await box.fill('ayesha@guest.example')
      await box.scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')

      const happened: string[] = []
      page.on('request', (request) => happened.push(request.url()))
      page.on('framenavigated', (frame) => happened.push(`went to ${frame.url()}`))
      const before = await page.getByRole('main').ariaSnapshot()
      await letter.getByRole('button', { name: 'Subscribe' }).click()
      await box.press('Enter')
      await page.waitForTimeout(500)

      expect(happened).toEqual([])
      expect(await page.getByRole('main').ariaSnapshot()).toBe(before)
      await expect(box).toHaveValue('ayesha@guest.example')
      await expect(page).toHaveURL(/\/special-offers$/)
      await expect(page.getByText('Thank you for subscribing')).toHaveCount(0)
    })

    test('an ill-formed address is refused by the browser', async ({ page }) => {
      await page.goto('/special-offers')
      const letter = page.getByRole('region', { name: 'Hear of the next one first' })
      const box = letter.getByLabel('Your e-mail')
      await box.fill('not an address')
      await expect(letter.locator('input:user-invalid')).toHaveCount(0)
      await letter.getByRole('button', { name: 'Subscribe' }).click()
      await expect(box).toBeFocused()
      await expect(letter.locator('input:user-invalid')).toHaveCount(1)
    })
  })

for (const viewport of [{ width: 1440, height: 900 }, PHONE])
  test(`the letter with a refused address is accessible at ${viewport.width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport)
    await open('/special-offers')
    const letter = page.getByRole('region', { name: 'Hear of the next one first' })
    await letter.getByLabel('Your e-mail').fill('not an address')
    await letter.getByRole('button', { name: 'Subscribe' }).click()
    await expectAccessible(page)
  })

for (const text of ['<img src=x onerror=alert(1)>', '\u202e🌧️ সুরমা', 'x'.repeat(100_000)])
  test(`${text.slice(0, 30)} in the letter's box is only text`, async ({ page, open }) => {
    await open('/special-offers')
    const letter = page.getByRole('region', { name: 'Hear of the next one first' })
    const box = letter.getByLabel('Your e-mail')
    await box.fill(text)
    await expect(box).toHaveValue(text.slice(0, 254))
    await letter.getByRole('button', { name: 'Subscribe' }).click()
    await expect(box).toBeFocused()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  })

for (const [width, columns] of [
  [1440, 3],
  [820, 2],
  [PHONE.width, 1],
] as const)
  test(`the offers stand in ${columns} at ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 900 })
    await open('/special-offers')
    const lefts = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)))
    expect(new Set(lefts).size).toBe(columns)
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every offer, step and term can be read', async ({ page }) => {
    await page.goto('/special-offers')
    await expect(page.getByRole('article')).toHaveCount(6)
    for (const words of [
      'Garlands, the lamps lit, and two cups waiting.',
      'Valid until September 30, 2025',
      'Pick check-in, check-out and a room',
      'Offers cannot be joined with one another.',
    ])
      await expect(page.getByText(words)).toBeVisible()
  })
})
