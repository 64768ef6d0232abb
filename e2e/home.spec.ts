import { storyPictures, testimonials } from '#app/content/home.ts'
import { tablePath } from '#app/paths.ts'
import { like } from './examples.ts'
import { expect, hydrated, test } from './test.ts'
import { home, linkNames } from './words.ts'

test('Home: on every visit the skeleton covers the first section for 800 ms', async ({ page }) => {
  /** Whether each section can be seen, that many milliseconds after it appeared. */
  const shownAfter = (...times: number[]) =>
    page.locator('main section').evaluateAll((sections: HTMLElement[], times) => {
      return sections.map((section) => {
        section.style.animation = 'none'
        getComputedStyle(section).animation // restarts it
        section.style.animation = ''
        const [appear] = section.getAnimations()
        appear?.pause()
        return times.map((ms) => {
          if (appear) appear.currentTime = ms
          return getComputedStyle(section).visibility
        })
      })
    }, times)
  const others = Array(5).fill(['hidden', expect.any(String), 'visible'])
  await page.goto('/')
  expect(await shownAfter(799, 802, 902)).toEqual([['hidden', 'visible', 'visible'], ...others])
  await test.step('also after a link, and with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/rooms')
    await hydrated(page)
    await page.getByRole('link', { name: linkNames.home.title }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title)
    const durations = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration)),
    )
    expect(Math.max(...durations)).toBeLessThanOrEqual(1) // nothing moves
    expect(await shownAfter(799, 802, 902)).toEqual([['hidden', 'visible', 'visible'], ...others])
  })
})

test('Home: six sections in order, with labels, links and movements', async ({ page, open }) => {
  await open('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    home.story.title,
    home.rooms.title,
    home.dining.title,
    home.testimonials.title,
    /./,
  ])
  await expect(main.getByRole('region', { name: home.story.title }).getByRole('img')).toHaveCount(
    storyPictures.length,
  )
  for (const [name, href] of [
    [home.hero.rooms, '/rooms'],
    [home.hero.dining, '/dining'],
    [home.story.link, '/about'],
    [home.rooms.all, '/rooms'],
    [home.dining.menu, '/dining'],
    [home.dining.table, tablePath('nakshi')],
    [home.closing.stay, '/reservations'],
    [home.closing.dine, tablePath('nakshi')],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
  await test.step('the words of the hero fade in within 0.8 s and a testimonial slides in 500 ms', async () => {
    const words = page.getByRole('heading', { level: 1 }).locator('..')
    await expect(words).toHaveCSS('animation-duration', '0.8s')
    const slides = await main.evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter((one) => one.querySelector('figure'))
        .map((one) => getComputedStyle(one))
        .filter(({ transitionProperty }) => transitionProperty === 'transform')
        .map(({ transitionDuration }) => transitionDuration),
    )
    expect(new Set(slides)).toEqual(new Set(['0.5s']))
  })
  await test.step('the testimonials start at the first, wrap at both ends, and the dots jump', async () => {
    const section = page.getByRole('region', { name: home.testimonials.title })
    const expectShown = async (index: number) => {
      for (const [each, { name }] of testimonials.entries())
        await expect(section.locator('figure:not([inert] *)').getByText(name)).toHaveCount(
          each === index ? 1 : 0,
        )
      const dots = section.getByRole('button', { name: like(home.testimonials.slide(0)) })
      await expect(dots.nth(index)).toHaveAttribute('aria-current', 'true')
    }
    await expectShown(0)
    await section.getByRole('button', { name: home.testimonials.previous }).click()
    await expectShown(testimonials.length - 1)
    await section.getByRole('button', { name: home.testimonials.next }).click()
    await expectShown(0)
    await section.getByRole('button', { name: home.testimonials.slide(2) }).click()
    await expectShown(1)
  })
})
