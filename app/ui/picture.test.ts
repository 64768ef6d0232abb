import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { pictures } from '#app/content/pictures.ts'
import { Picture, pictureJpeg, pictureSize, pictureSrcSet, preloadPicture } from './picture.tsx'

const render = (props: Parameters<typeof Picture>[0]) =>
  renderToStaticMarkup(createElement(Picture, props))

describe('One of our own', () => {
  test('AVIF is offered at every width, with a JPEG for browsers that do not know it', () => {
    const html = render({ source: 'hero-home', sizes: '100vw' })
    const offered = /<source type="image\/avif" srcSet="([^"]*)" sizes="100vw"\/>/.exec(html)?.[1]

    expect(offered).toBe(pictureSrcSet('hero-home'))
    expect(offered?.replace(/\.[0-9a-f]{8}\./g, '.#.').split(', ')).toEqual([
      '/pictures/hero-home-640.#.avif 640w',
      '/pictures/hero-home-960.#.avif 960w',
      '/pictures/hero-home-1440.#.avif 1440w',
      '/pictures/hero-home-2000.#.avif 2000w',
    ])
    expect(html).toContain(`src="${pictureJpeg('hero-home')}"`)
    expect(pictureJpeg('hero-home')).toMatch(/^\/pictures\/hero-home-1200\.[0-9a-f]{8}\.jpg$/)
  })

  test('its size is given, so that nothing moves when it arrives', () => {
    const { width, height } = pictureSize('story-tea')
    expect(render({ source: 'story-tea', sizes: '300px' })).toContain(
      `width="${width}" height="${height}"`,
    )
    expect(width / height).toBeLessThan(1)
  })

  test('it says what the registry says, unless the page says it better or has said it already', () => {
    const html = (alt?: string) => render({ source: 'story-tea', sizes: '300px', alt })
    expect(html()).toContain(`alt="${pictures['story-tea'].alt}"`)
    expect(html('Tea for two')).toContain('alt="Tea for two"')
    expect(html('')).toContain('alt=""')
  })

  test('it is fetched when it comes near, one at the top of a page at once', () => {
    const usual = render({ source: 'hero-home', sizes: '100vw' })
    expect(usual).toContain('loading="lazy"')
    expect(usual).toContain('decoding="async"')
    expect(usual.indexOf('loading=')).toBeLessThan(usual.indexOf(' src='))

    const first = render({ source: 'hero-home', sizes: '100vw', priority: true })
    expect(first).not.toContain('loading=')
    expect(first).toContain('fetchPriority="high"')
  })

  test('the class is on the image, its focus comes from the style sheet and no style is inline', () => {
    const html = render({ source: 'hero-home', sizes: '100vw', className: 'tall' })
    expect(html).toMatch(/<img[^>]*class="tall"[^>]*data-picture="hero-home"/)
    expect(html).not.toContain('style=')
  })

  test('a page may ask for it before the image is found in the markup', () => {
    expect(preloadPicture('hero-home', '100vw')).toEqual({
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      imageSrcSet: pictureSrcSet('hero-home'),
      imageSizes: '100vw',
      fetchPriority: 'high',
    })
  })
})

describe('One from elsewhere', () => {
  const source = 'https://photos.example/pool.jpg'

  test('it is a plain image that does not tell where it is shown', () => {
    const html = render({ source, sizes: '100vw', alt: 'The pool', className: 'tall' })
    expect(html).toContain('src="https://photos.example/pool.jpg"')
    expect(html).toContain('referrerPolicy="no-referrer"')
    expect(html).toContain('class="tall"')
    expect(html).toContain('alt="The pool"')
    expect(html).toContain('loading="lazy"')
    expect(html).not.toContain('<picture')
  })

  test('without words it is decoration', () => {
    expect(render({ source, sizes: '100vw' })).toContain('alt=""')
  })

  test('a page may ask for it early too, in the same way as the image will', () => {
    expect(preloadPicture(source, '100vw')).toEqual({
      rel: 'preload',
      as: 'image',
      href: source,
      referrerPolicy: 'no-referrer',
      fetchPriority: 'high',
    })
  })
})
