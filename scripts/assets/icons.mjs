// Draws what is wanted as pixels, `npm run icons`: icons for browsers and phones from motif/icon.svg, and
// the motifs of style sheets, where an SVG costs a page its own document before it can be laid out. Their SVGs
// name colours by token. The manifests take theirs from the tokens too.
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

/** What style sheets show from a page's first paint on: motifs with a WebP beside their SVG. */
export const DRAWN_MOTIFS = readdirSync(MOTIFS).flatMap((file) => file.match(/.*(?=\.webp$)/) ?? [])

/**
 * A drawing in the colours of the site.
 *
 * @param {string} name
 */
export const readMotif = (name) => inColours(readFileSync(join(MOTIFS, `${name}.svg`), 'utf8'))

/** For the densest screens: motifs are so plain that their bytes hardly grow with their size. */
const MOTIF_DENSITY = 72 * 3

/** Levels of transparency in a motif's soft edges. More would double its bytes and look the same. */
const ALPHA_STEPS = 7

/** Phones mask the corners themselves, so the background fills the square and the drawing keeps a margin. */
const toTheEdge = (/** @type {string} */ svg) => svg.replace(/ rx="\d+"/, '')

/**
 * The icon files by name, drawn from the site's icon.
 *
 * @param {string} svg
 * @returns {Promise<Record<string, Buffer>>}
 */
export async function drawIcons(svg) {
  return {
    'apple-touch-icon.png': await png(toTheEdge(svg), 180),
    'icon-192.png': await png(svg, 192),
    'icon-512.png': await png(svg, 512),
    'icon-maskable-512.png': await png(toTheEdge(svg), 512),
    'favicon.ico': ico(await png(svg, 32), 32),
  }
}

/**
 * A motif's file, drawn from its SVG.
 *
 * @param {string} svg
 */
export async function drawMotif(svg) {
  const { data, info } = await sharp(Buffer.from(svg), { density: MOTIF_DENSITY })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const step = 255 / ALPHA_STEPS
  for (let i = 3; i < data.length; i += 4)
    data[i] = Math.round(Math.round(Number(data[i]) / step) * step)
  return sharp(data, { raw: info }).webp({ lossless: true, effort: 6 }).toBuffer()
}

/** The SVG is 64 px wide at 72 dots an inch. */
const png = (/** @type {string} */ svg, /** @type {number} */ width) =>
  sharp(Buffer.from(svg), { density: (72 * width) / 64 })
    .resize(width)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** An ICO file of one PNG: a header of 6 bytes, one entry of 16, the picture. */
function ico(/** @type {Buffer} */ image, /** @type {number} */ width) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // of one picture
  header.writeUInt8(width, 6)
  header.writeUInt8(width, 7)
  header.writeUInt16LE(1, 10) // colour plane
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(header.length, 18) // where the picture begins
  return Buffer.concat([header, image])
}

/** A manifest in the colours of the site. */
export const inItsColours = (/** @type {string} */ manifest) =>
  manifest
    .replace(/(?<="theme_color": ")[^"]*/, colourOf('tea-900'))
    .replace(/(?<="background_color": ")[^"]*/, colourOf('paper'))

if (isMain(import.meta.url)) {
  const icon = readMotif('icon')
  const icons = { 'icon.svg': icon, ...(await drawIcons(icon)) }
  for (const [name, bytes] of Object.entries(icons)) await writeFile(join(PUBLIC, name), bytes)
  for (const name of DRAWN_MOTIFS)
    await writeFile(join(MOTIFS, `${name}.webp`), await drawMotif(readMotif(name)))
  for (const { path } of languages) {
    const manifest = join(PUBLIC, path, 'site.webmanifest')
    await writeFile(manifest, inItsColours(readFileSync(manifest, 'utf8')))
  }
  console.log(`${Object.keys(icons).length} icons and ${DRAWN_MOTIFS.length} motifs drawn.`)
}
