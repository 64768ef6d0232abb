// @ts-check
// `npm run icons`: draws icons and motifs in the colours of tokens.css, and writes these into the manifests. Motifs of style
// sheets are pixels, because browsers lay out each SVG as a document of its own.
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { languages } from '../../app/content/languages.js'
import { colourOf, inColours } from '../lib/colours.mjs'
import { isMain } from '../lib/is-main.mjs'

const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url))
const MOTIFS = fileURLToPath(new URL('../../app/styles/motif', import.meta.url))

/** For the densest screens. Motifs are so plain that their bytes hardly grow with their size. */
const MOTIF_DENSITY = 72 * 3

/** Levels of transparency in soft edges. More would double the bytes and look the same. */
const ALPHA_STEPS = 4

/** An SVG of app/styles/motif in the colours of the site. */
export const readMotif = (/** @type {string} */ name) =>
  inColours(readFileSync(join(MOTIFS, `${name}.svg`), 'utf8'))

/** A manifest in the colours of the site. */
export const inItsColours = (/** @type {string} */ manifest) =>
  manifest
    .replace(/(?<="theme_color": ")[^"]*/, colourOf('house-900'))
    .replace(/(?<="background_color": ")[^"]*/, colourOf('paper'))

async function drawMotif(/** @type {string} */ svg) {
  const { data, info } = await sharp(Buffer.from(svg), { density: MOTIF_DENSITY })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const step = 255 / ALPHA_STEPS
  for (let i = 3; i < data.length; i += 4)
    data[i] = Math.round(Math.round(Number(data[i]) / step) * step)
  return sharp(data, { raw: info }).webp({ lossless: true, effort: 6 }).toBuffer()
}

/** The SVG is 64 px wide at 72 dpi. */
const png = (/** @type {string} */ svg, /** @type {number} */ width) =>
  sharp(Buffer.from(svg), { density: (72 * width) / 64 })
    .resize(width)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

const FAVICON_PX = 32

/** A picture in the container of favicon.ico, which some browsers ask for by its name. */
function inIco(/** @type {Buffer} */ picture) {
  const head = Buffer.alloc(22)
  head.set([0, 0, 1, 0, 1, 0, FAVICON_PX, FAVICON_PX, 0, 0, 1, 0, 32, 0]) // one picture, of 32 bits
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

if (isMain(import.meta.url)) {
  const icon = readMotif('icon')
  const toTheEdge = icon.replace(/ rx="\d+"/, '') // phones round the corners themselves
  const files = {
    'icon.svg': icon,
    'favicon.ico': inIco(await png(icon, FAVICON_PX)),
    'icon-192.png': await png(icon, 192),
    'icon-512.png': await png(icon, 512),
    'icon-maskable-512.png': await png(toTheEdge, 512),
    'apple-touch-icon.png': await png(toTheEdge, 180),
  }
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(PUBLIC, name), bytes)
  for (const file of readdirSync(MOTIFS).filter((name) => name.endsWith('.webp')))
    await writeFile(join(MOTIFS, file), await drawMotif(readMotif(file.replace('.webp', ''))))
  for (const { path } of languages) {
    const manifest = join(PUBLIC, path, 'site.webmanifest')
    await writeFile(manifest, inItsColours(readFileSync(manifest, 'utf8')))
  }
}
