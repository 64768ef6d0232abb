import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { guest } from '#app/content/pictures.generated/guest.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { story } from '#app/content/pictures.generated/story.ts'
import { Picture, pictureJpeg } from './picture.tsx'

const render = (look: Parameters<typeof Picture>[0]) =>
  renderToStaticMarkup(createElement(Picture, look))

/** The attributes of each link that fetches a picture early. */
const preloadsIn = (html: string) =>
  [...html.matchAll(/<link ([^>]*rel="preload"[^>]*)>/g)].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, k, v]) => [k, v])),
  )
const withoutMarks = (srcSet = '') => srcSet.replace(/\.[0-9a-f]{8}\./g, '.#.').split(', ')

describe('A picture', () => {
  test('AVIF is offered at every width, with a JPEG for browsers that do not know it', () => {
    const html = render({ source: hero.rooms, sizes: '100vw', priority: true })
    const offered = /<source type="image\/avif" srcSet="([^"]*)" sizes="100vw"\/>/.exec(html)?.[1]

    expect(withoutMarks(offered)).toEqual([
      '/pictures/hero-rooms-640.#.avif 640w',
      '/pictures/hero-rooms-960.#.avif 960w',
      '/pictures/hero-rooms-1440.#.avif 1440w',
      '/pictures/hero-rooms-2000.#.avif 2000w',
    ])
    expect(html).toContain(`src="/pictures/hero-rooms-1200.${hero.rooms.hash}.jpg"`)
    expect(html.match(/<source/g)).toHaveLength(2)
  })

  test('its size is given, so that nothing moves when it arrives', () => {
    const { width, height } = story.tea
    expect(render({ source: story.tea, sizes: '300px' })).toContain(
      `width="${width}" height="${height}"`,
    )
    expect(width / height).toBeLessThan(1)
  })

  test('its alt text comes from the registry, unless the page gives another or an empty one', () => {
    const html = (alt?: string) =>
      render({ source: story.tea, sizes: '300px', ...(alt !== undefined && { alt }) })
    expect(html()).toContain(`alt="${story.tea.alt}"`)
    expect(html('Tea for two')).toContain('alt="Tea for two"')
    expect(html('')).toContain('alt=""')
  })

  test('it is loaded lazily, but at once at the top of a page', () => {
    const usual = render({ source: hero.rooms, sizes: '100vw' })
    expect(usual).toContain('loading="lazy"')
    expect(usual).toContain('decoding="async"')
    expect(usual.indexOf('loading=')).toBeLessThan(usual.indexOf(' src='))

    const first = render({ source: hero.rooms, sizes: '100vw', priority: true })
    expect(first).not.toContain('loading=')
    expect(first).toContain('fetchPriority="high"')
  })

  test('the class is on the image, its focus comes from the style sheet and no style is inline', () => {
    const html = render({ source: hero.rooms, sizes: '100vw', className: 'tall' })
    expect(html).toMatch(/<img[^>]*class="tall"[^>]*data-picture="hero-rooms"/)
    expect(html).not.toContain('style=')
  })

  test('one at the top of a page is preloaded', () => {
    const html = render({ source: story.tea, sizes: '100vw', priority: true })
    const [whole, phone, ...others] = preloadsIn(html)
    expect(others).toEqual([])
    expect(whole).toMatchObject({ as: 'image', type: 'image/avif', fetchPriority: 'high' })
    expect(whole?.imageSizes).toBe('100vw')
    expect(html).toContain(`<source type="image/avif" srcSet="${whole?.imageSrcSet}" sizes="100vw"`)
    expect(html).toContain(`media="${phone?.media}" srcSet="${phone?.imageSrcSet}"`)
    expect(whole?.media).toBe(`not all and ${phone?.media}`)
    expect(preloadsIn(render({ source: story.tea, sizes: '100vw' }))).toEqual([])
  })

  test('a dense phone screen fetches lighter files, at 55 to 80 % of its density', () => {
    const sizes = '(min-width: 1024px) 30vw, 92vw'
    const [phone = '', others = ''] = sourcesOf(render({ source: story.tea, sizes }))
    expect(withoutMarks(/srcSet="([^"]*)"/.exec(phone)?.[1])).toEqual([
      '/pictures/story-tea-phone-400.#.avif 400w',
      '/pictures/story-tea-phone-640.#.avif 640w',
      '/pictures/story-tea-phone-960.#.avif 960w',
    ])
    expect(phone).toContain('media="(max-width: 599.98px) and (min-resolution: 1.5dppx)"')
    const fewerDots = '(min-resolution: 2.1dppx) calc(0.55 * 92vw), calc(0.8 * 92vw)'
    expect(phone).toContain(`sizes="${fewerDots}"`)
    expect(others).toContain(`sizes="${sizes}"`)
    const early = render({ source: story.tea, sizes, priority: true })
    expect(preloadsIn(early)).toMatchObject([{}, { imageSizes: fewerDots }])
  })

  test('in the enlarged view it is uncropped and at the full density of the screen', () => {
    const look = { source: hero.home, sizes: 'min(92vw, 160vh)', closeUp: true, priority: true }
    const [whole = '', ...others] = sourcesOf(render(look))
    expect(others).toEqual([])
    expect(whole).toContain('/pictures/hero-home-2000.')
    expect(whole).toContain('sizes="min(92vw, 160vh)"')
  })

  test('an avatar is too small for lighter files', () => {
    expect(sourcesOf(render({ source: guest.critic, sizes: '68px' }))).toHaveLength(1)
    const early = render({ source: guest.critic, sizes: '68px', priority: true })
    expect(preloadsIn(early)).toMatchObject([{ media: 'all' }])
  })

  test('a link to it leads to its JPEG', () => {
    expect(pictureJpeg(hero.rooms)).toBe(`/pictures/hero-rooms-1200.${hero.rooms.hash}.jpg`)
  })

  test('one below the first view can be preloaded with low priority', () => {
    const later = render({ source: story.tea, sizes: '300px', isSeenSoon: true })
    const low = { fetchPriority: 'low' }
    expect(preloadsIn(later)).toMatchObject([low, low])
    expect(later).toContain('loading="lazy"')
  })
})

describe('A picture with a crop for phones', () => {
  const sources = sourcesOf(render({ source: hero.home, sizes: '50vw', priority: true }))
  const { upright } = hero.home

  test('at the top of a page phones fetch the crop, as wide as the screen; other screens the whole picture', () => {
    expect(sources).toHaveLength(2)
    const [phone = '', others = ''] = sources
    expect(withoutMarks(/srcSet="([^"]*)"/.exec(phone)?.[1])).toEqual(
      upright.widths.map((width) => `/pictures/hero-home-upright-${width}.#.avif ${width}w`),
    )
    expect(phone).toMatch(/media="\(max-width: [\d.]+px\)"/)
    expect(phone).toContain('calc(0.55 * 100vw)')
    expect(phone).toContain(`width="${upright.width}" height="${upright.height}"`)
    expect(others).not.toContain('media=')
    expect(others).toContain('/pictures/hero-home-2000.')
  })

  test('each screen preloads only the file that it will show', () => {
    const html = render({ source: hero.home, sizes: '50vw', priority: true })
    const [whole, crop, ...more] = preloadsIn(html)
    expect(more).toEqual([])
    expect(whole?.media).toBe(`not all and ${crop?.media}`)

    const [phone = '', others = ''] = sources
    expect(phone).toContain(`media="${crop?.media}" srcSet="${crop?.imageSrcSet}"`)
    expect(others).toContain(`srcSet="${whole?.imageSrcSet}" sizes="50vw"`)
  })

  test('anywhere else it is whole, as in the gallery', () => {
    const [phone = ''] = sourcesOf(render({ source: hero.home, sizes: '91vw' }))
    expect(phone).toContain('/pictures/hero-home-phone-640.')
    expect(phone).not.toContain('upright')
  })
})

function sourcesOf(html: string) {
  return html.match(/<source[^>]*>/g) ?? []
}
