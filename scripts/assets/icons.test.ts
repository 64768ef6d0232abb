import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { languages } from '../../app/content/languages.js'
import { listFiles } from '../lib/list-files.mjs'
import { inItsColours, readMotif } from './icons.mjs'

const file = (name: string) => readFileSync(new URL(`../../public/${name}`, import.meta.url))

test('the icons of the manifest exist, in the sizes it names', async () => {
  const manifest = JSON.parse(file('site.webmanifest').toString())
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(file(src.slice(1))).metadata()
    if (sizes !== 'any') expect(sizes).toBe(`${width}x${height}`)
  }
})

test('the icon and the manifests have the colours of tokens.css', () => {
  const remedy = 'run: npm run icons'
  expect(file('icon.svg').toString(), remedy).toBe(readMotif('icon'))
  for (const { path } of languages) {
    const manifest = file(`${path.slice(1)}/site.webmanifest`.replace(/^\//, '')).toString()
    expect(manifest, remedy).toBe(inItsColours(manifest))
  }
})

/** Drawings and prints have colours of their own. */
const DRAWINGS =
  /tokens\.css|pictures\.generated|stamp\.|home.(light|dark)\.css|(night|noon|weave-cane)\.svg|contact.(distances|directions)\./

test('a colour of the hotel is written in tokens.css and nowhere else', () => {
  const literal =
    /#[0-9a-fA-F]{3,8}\b(?=[\s;"',)])|\b(rgba?|hsla?|oklch|oklab|lch|lab)\([\d.][^)]*\)|(?<=(color|background|fill|stroke): )(?!none|inherit|transparent|currentcolor)[a-z]+(?=[\s;])/g
  const found = listFiles('app', /(?<!\.test)\.(css|tsx|svg)$/).flatMap((path) => {
    if (DRAWINGS.test(path)) return []
    const colours = readFileSync(`app${path}`, 'utf8').match(literal) ?? []
    return colours.filter((colour) => !isGrey(colour)).map((colour) => `app${path}: ${colour}`)
  })
  expect(found, 'give it a name in app/styles/tokens.css and write var(--name)').toEqual([])
})

/** Black, white and greys need no token. */
function isGrey(colour: string) {
  const digits = colour.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3')
  const channels = colour.startsWith('#') ? digits.slice(1, 7).match(/../g) : colour.match(/\d+/g)
  return new Set(channels?.slice(0, 3)).size === 1
}
