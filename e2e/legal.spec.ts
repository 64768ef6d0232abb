import type { Page } from '@playwright/test'
import { legalContacts, legalLastUpdated } from '#app/content/legal.ts'
import { formatDayAmerican } from '#language'
import { accessibility } from '#words/accessibility.ts'
import { contactForms } from '#words/contact.ts'
import { legal } from '#words/legal.ts'
import { linkNames } from '#words/navigation.ts'
import { privacyPolicy } from '#words/privacy-policy.ts'
import { roomPage } from '#words/room-page.ts'
import { terms } from '#words/terms.ts'
import { room } from './examples.ts'
import { boxOf } from './layout.ts'
import { meetsTheStandards } from './standards.ts'
import { expect, expectAccessible, PHONE, test } from './test.ts'

const DOCUMENTS = [
  { path: '/privacy-policy', lastUpdated: legalLastUpdated, ...privacyPolicy },
  { path: '/terms', lastUpdated: legalLastUpdated, ...terms },
  { path: '/accessibility', lastUpdated: undefined, ...accessibility },
] as const

for (const { path, title } of DOCUMENTS) meetsTheStandards({ path, title, heading: title })

const contents = (page: Page) => page.getByRole('navigation', { name: legal.onThisPage })
const current = (page: Page) => contents(page).locator('[aria-current]')

for (const { path, lastUpdated, sections } of DOCUMENTS)
  test.describe(`without script ${path}`, () => {
    test.use({ javaScriptEnabled: false })

    test('has all its sections, each with an entry in the list that leads to it, and the day of its last change', async ({
      page,
    }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      if (lastUpdated)
        await expect(main.getByText(legal.lastUpdated)).toContainText(
          formatDayAmerican(lastUpdated),
        )
      await expect(contents(page).getByRole('link')).toHaveText(
        Object.values(sections).map(({ title }) => title),
      )
      await expect(current(page)).toHaveCount(0)
      const asked = legalContacts[path]
      for (const [id, { title, body }] of Object.entries(sections)) {
        await expect(contents(page).getByRole('link', { name: title })).toHaveAttribute(
          'href',
          `${path}#${id}`,
        )
        const section = page.locator('section', { has: page.locator(`#${id}`) })
        await expect(section.getByRole('heading', { level: 2 })).toHaveText(title)
        for (const words of body.flat()) await expect(section).toContainText(words)
        for (const { text, href } of id === asked.section ? asked.contacts : [])
          await expect(section.getByRole('link', { name: text })).toHaveAttribute('href', href)
      }
    })
  })

test('an entry leads to its section below the header, is marked, and Tab goes on from there; Back returns to the top', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/terms')
  const { title } = terms.sections.cancellation
  const entry = contents(page).getByRole('link', { name: title })
  await entry.press('Enter')
  await expect(page).toHaveURL(/#cancellation$/)
  const heading = page.getByRole('heading', { level: 2, name: title })
  await expect(heading).toBeFocused()
  await expect(entry).toHaveAttribute('aria-current', 'location')
  await expect.poll(async () => (await boxOf(heading)).y).toBeLessThan(140)
  const header = await boxOf(page.getByRole('banner'))
  expect((await boxOf(heading)).y).toBeGreaterThan(header.bottom)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').and(page.locator(':focus'))).toBeVisible()
  await expect(contents(page).locator(':focus')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/terms$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the entry of the section being read is marked, the first at the top and the last at the end, and the list stays in view', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/privacy-policy')
  const titles = Object.values(privacyPolicy.sections).map(({ title }) => title)
  for (const title of [titles[0], titles[2], titles.at(-1), titles[0]]) {
    await page
      .getByRole('heading', { level: 2, name: title ?? '', exact: true })
      .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant', block: 'start' }))
    await expect(current(page)).toHaveText(title ?? '')
    await expect(contents(page)).toBeInViewport()
  }
})

test('an address with an anchor opens at its section, and the page meets WCAG 2.2 AA there', async ({
  page,
  open,
}) => {
  await page.setViewportSize(PHONE)
  const { title } = accessibility.sections.coordinator
  await open('/accessibility#coordinator')
  await expect(page.getByRole('heading', { name: title })).toBeInViewport()
  await expect(current(page)).toHaveText(title)
  await expectAccessible(page)
})

test('no cookie is set and nothing that a guest enters or adds is stored', async ({
  page,
  open,
}) => {
  await open(`/rooms/${room.id}`)
  await page.getByRole('button', { name: roomPage.addToCart }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: linkNames.contact.title }).click()
  await page.getByRole('main').getByLabel(contactForms.name).first().fill('Ayesha')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: linkNames.privacyPolicy.title })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(linkNames.privacyPolicy.title)
  await page.reload()
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  // Scroll positions and the way from page to page, which the router keeps for the tab.
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  for (const words of ['Ayesha', room.name]) expect(kept).not.toContain(words)
})
