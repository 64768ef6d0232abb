import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { guest } from '#app/content/pictures.generated/guest.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { story } from '#app/content/pictures.generated/story.ts'
import { Picture, pictureJpeg } from './picture.tsx'

const render = (look: Parameters<typeof Picture>[0]) =>
  renderToStaticMarkup(createElement(Picture, look))

/** The attributes of each link that preloads a picture. */
const preloadsIn = (html: string) =>
  [...html.matchAll(/<link ([^>]*rel="preload"[^>]*)>/g)].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, k, v]) => [k, v])),
  )
const withoutMarks = (srcSet = '') => srcSet.replace(/\.[0-9a-f]{8}\./g, '.#.').split(', ')

test('AVIF is offered at every width, with one JPEG, and the size is given', () => {
  const { width, height, hash } = hero.rooms
  const html = render({ source: hero.rooms, sizes: '100vw', priority: true })
  const offered = /<source type="image\/avif" srcSet="([^"]*)" sizes="100vw"\/>/.exec(html)?.[1]
  expect(withoutMarks(offered)).toEqual([
    '/pictures/hero-rooms-640.#.avif 640w',
    '/pictures/hero-rooms-960.#.avif 960w',
    '/pictures/hero-rooms-1440.#.avif 1440w',
    '/pictures/hero-rooms-2000.#.avif 2000w',
  ])
  expect(html).toContain(`src="/pictures/hero-rooms-1200.${hash}.jpg"`)
  expect(html).toContain(`width="${width}" height="${height}"`)
  expect(pictureJpeg(hero.rooms)).toBe(`/pictures/hero-rooms-1200.${hash}.jpg`)
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
  expect(phone).toContain('sizes="(min-resolution: 2.1dppx) calc(0.55 * 92vw), calc(0.8 * 92vw)"')
  expect(others).toContain(`sizes="${sizes}"`)
  expect(sourcesOf(render({ source: guest.critic, sizes: '68px' })), 'an avatar').toHaveLength(1)
})

test.each([
  ['whole', story.tea],
  ['with a crop for phones', hero.home],
])('%s at the top of a page: each screen preloads only the file that it shows', (_, source) => {
  const html = render({ source, sizes: '50vw', priority: true })
  const [whole, phone, ...others] = preloadsIn(html)
  expect(others).toEqual([])
  expect(whole).toMatchObject({ as: 'image', type: 'image/avif', fetchPriority: 'high' })
  expect(whole?.media).toBe(`not all and ${phone?.media}`)
  const [forPhones = '', forOthers = ''] = sourcesOf(html)
  expect(forPhones).toContain(`media="${phone?.media}" srcSet="${phone?.imageSrcSet}"`)
  expect(forOthers).toContain(`srcSet="${whole?.imageSrcSet}" sizes="50vw"`)
})

test('a crop for phones is as wide as the screen, and only at the top of a page', () => {
  const { upright } = hero.home
  const [phone = ''] = sourcesOf(render({ source: hero.home, sizes: '50vw', priority: true }))
  expect(withoutMarks(/srcSet="([^"]*)"/.exec(phone)?.[1])).toEqual(
    upright.widths.map((width) => `/pictures/hero-home-upright-${width}.#.avif ${width}w`),
  )
  expect(phone).toContain('calc(0.55 * 100vw)')
  expect(phone).toContain(`width="${upright.width}" height="${upright.height}"`)
  expect(render({ source: hero.home, sizes: '91vw' })).not.toContain('upright')
})

test('a page may leave out the alt text; the enlarged view is whole, and sharp on phones', () => {
  const html = (look: object) => render({ source: story.tea, sizes: '92vw', ...look })
  expect(html({})).toContain(`alt="${story.tea.alt}"`)
  expect(html({ alt: '' })).toContain('alt=""')
  const sources = sourcesOf(html({ closeUp: true, priority: true }))
  expect(sources).toEqual([expect.stringContaining('sizes="92vw"')])
})

function sourcesOf(html: string) {
  return html.match(/<source[^>]*>/g) ?? []
}
