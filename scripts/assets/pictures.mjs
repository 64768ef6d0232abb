// Encodes the masters in masters/ for the web, where that is missing, and generates the modules that describe
// them: `npm run pictures`.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { isMain } from '../lib/is-main.mjs'
import { PicturesRefused, readMasters, SHARE } from './picture-masters.mjs'

/**
 * A change here re-encodes every picture. Grain is what costs, the more the larger the picture, and
 * the larger it is the less of it is seen: at these numbers all still look like gouache on paper.
 */
const ENCODING = {
  avif: { effort: 4, chromaSubsampling: '4:2:0' },
  avifQuality: [
    { upTo: 640, quality: 59 },
    { upTo: 1440, quality: 54 },
    { upTo: 10_000, quality: 49 },
  ],
  jpeg: { quality: 66, mozjpeg: true, progressive: true },
}

/** The JPEG is for browsers without AVIF. */
const FALLBACK_WIDTH = 1200

/**
 * What a phone fetches besides avatars. Its dots are so small that the grain is not seen, and without
 * it a picture has half the bytes; more effort saves a twentieth here, and nothing in larger files.
 * A change here re-encodes every picture.
 */
const PHONE = {
  from: 256,
  effort: 6,
  quality: [
    { upTo: 640, quality: 41 },
    { upTo: 960, quality: 37 },
  ],
}

/** Encoding of upright crops; a change re-encodes them. No file is wider than its crop. */
const UPRIGHT = { widths: [400, 640, 960], effort: 6, quality: 41 }

/** Of the picture that a link is shown with; a change here re-encodes those. */
const SHARE_ENCODING = { ...SHARE, jpeg: { quality: 78, mozjpeg: true, progressive: true } }

const OUTPUT = 'public/pictures'
const ENCODED = /^[a-z0-9-]+\.[0-9a-f]{8}\.(avif|jpg)$/
const MODULES = 'app/content/pictures.generated'
const STYLES = 'app/styles/pictures.generated.css'

const WIDTHS_MODULE = 'encoded-widths.ts' // with a hyphen, as no group has one

/** Shown beside a heading that says enough: pages do not carry their words, those who need them import them. */
const WORDLESS_GROUPS = ['hero', 'dish']

/** Groups whose names mean something else, to the language or among the words. */
const EXPORT_NAMES = {
  gallery: 'galleryPictures',
  hotel: 'hotelPictures',
  private: 'privatePictures',
}

/**
 * Brings the encoded pictures and what is generated from them up to date: a module for each group, which is
 * the first word of an id, and a style sheet. Files of pictures that changed or went are removed.
 *
 * @param {{ root: string, check?: boolean, log?: (line: string) => void }} options
 *   `root` is the folder of the site; `check` refuses to change anything
 * @returns {Promise<{ encoded: string[], removed: string[] }>} ids of pictures, and files
 * @throws {PicturesRefused} before anything is written
 */
export async function buildPictures({ root, check = false, log = () => {} }) {
  const { slots, masters } = await readMasters(root)
  const pictures = masters.map((master) => withFiles(master, slots[master.slot]))
  const modules = new Map([
    [`${MODULES}/${WIDTHS_MODULE}`, widthsText(slots)],
    [`${MODULES}/share-files.ts`, shareText(pictures)],
    ...pictures.map(groupOf).map((group) => [`${MODULES}/${group}.ts`, groupText(group, pictures)]),
  ])
  for (const folder of [OUTPUT, MODULES]) await mkdir(join(root, folder), { recursive: true })
  const present = [...(await list(OUTPUT, ENCODED)), ...(await list(MODULES, /\.ts$/))]
  const wanted = pictures.flatMap(({ files }) => files.map(({ name }) => `${OUTPUT}/${name}`))
  const isMissing = ({ name }) => !present.includes(`${OUTPUT}/${name}`)
  const stale = pictures.filter(({ files }) => files.some(isMissing))
  const removed = present.filter((path) => !wanted.includes(path) && !modules.has(path))
  for (const path of [...stale.map(({ id }) => `${OUTPUT}/${id}-*`), ...removed]) mayChange(path)

  for (const [index, { id, bytes, files }] of stale.entries()) {
    for (const file of files.filter(isMissing))
      await writeFile(join(root, OUTPUT, file.name), await encode(bytes, file))
    log(`${index + 1}/${stale.length} ${id}`)
  }
  const styles = await stylesText(pictures, join(root, OUTPUT))
  for (const [path, text] of [...modules, [STYLES, styles]]) {
    if ((await readFile(join(root, path), 'utf8').catch(() => undefined)) === text) continue
    mayChange(path)
    await writeFile(join(root, path), text)
  }
  for (const path of removed) await rm(join(root, path))
  return { encoded: stale.map(({ id }) => id), removed }

  async function list(folder, pattern) {
    const names = await readdir(join(root, folder))
    return names.filter((name) => pattern.test(name)).map((name) => `${folder}/${name}`)
  }

  function mayChange(path) {
    if (check)
      throw new PicturesRefused(`${path} is not what the masters give. Run \`npm run pictures\`.`)
  }
}

const groupOf = ({ id }) => id.slice(0, id.indexOf('-'))
const qualityAt = (width, steps) => steps.find(({ upTo }) => width <= upTo)?.quality
const phoneWidths = (widths) =>
  widths.filter((width) => width >= PHONE.from && qualityAt(width, PHONE.quality))
const fallbackWidth = (widths) => Math.min(FALLBACK_WIDTH, Math.max(...widths))

/**
 * The mark in the names of its files changes with the master and with the encoding, and only then;
 * that of a crop also with the part of the master that it takes.
 */
function withFiles({ upright, share, ...master }, widths) {
  const { id, bytes } = master
  const mark = (...settings) =>
    createHash('sha256').update(JSON.stringify(settings)).update(bytes).digest('hex').slice(0, 8)
  const avif = (use, width, mark, { effort, quality }, crop) => ({
    name: `${id}${use}-${width}.${mark}.avif`,
    size: { width },
    crop,
    format: ['avif', { ...ENCODING.avif, effort, quality }],
  })
  const { effort } = ENCODING.avif
  const hash = mark(ENCODING, PHONE)
  const jpegWidth = fallbackWidth(widths)
  const files = [
    ...widths.map((width) =>
      avif('', width, hash, { effort, quality: qualityAt(width, ENCODING.avifQuality) }),
    ),
    ...phoneWidths(widths).map((width) =>
      avif('-phone', width, hash, { ...PHONE, quality: qualityAt(width, PHONE.quality) }),
    ),
    {
      name: `${id}-${jpegWidth}.${hash}.jpg`,
      size: { width: jpegWidth },
      format: ['jpeg', ENCODING.jpeg],
    },
  ]
  if (upright) {
    const { width, height } = upright
    const hash = mark(ENCODING.avif, UPRIGHT, upright)
    const widths = [...new Set(UPRIGHT.widths.map((some) => Math.min(some, width)))]
    files.push(...widths.map((width) => avif('-upright', width, hash, UPRIGHT, upright)))
    master.upright = { width, height, hash, widths }
  }
  if (share) {
    master.share = `${id}-share.${mark(SHARE_ENCODING, share)}.jpg`
    files.push({
      name: master.share,
      size: SHARE,
      crop: share,
      format: ['jpeg', SHARE_ENCODING.jpeg],
    })
  }
  return { ...master, hash, files }
}

function encode(bytes, { size, crop, format }) {
  const whole = sharp(bytes).autoOrient().flatten({ background: 'white' })
  const part = crop ? whole.extract(crop) : whole
  return part
    .resize(size)
    .toFormat(...format)
    .toBuffer()
}

function widthsText(slots) {
  const kinds = Object.entries(slots).map(
    ([slot, widths]) =>
      `  ${slot}: { avif: [${widths.join(', ')}], phone: [${phoneWidths(widths).join(', ')}], jpeg: ${fallbackWidth(widths)} },`,
  )
  return `// Made by \`npm run pictures\`. Do not edit.
import type { PictureSlot, PictureWidths } from '#app/domain/picture.ts'

/** How wide the files of each kind of place are. */
export const encodedWidths: Readonly<Record<PictureSlot, PictureWidths>> = {
${kinds.join('\n')}
}
`
}

function shareText(pictures) {
  const entries = pictures.flatMap(({ id, share }) => (share ? [`  '${id}': '${share}',`] : []))
  return `// Made by \`npm run pictures\`. Do not edit.

/** The files that links to a page are shown with, by the picture's id: JPEGs of these pixels. */
export const shareFiles: Readonly<Record<string, string>> = {
${entries.join('\n')}
}
export const SHARE_SIZE = { width: ${SHARE.width}, height: ${SHARE.height} } as const
`
}

function groupText(group, pictures) {
  const isWordless = WORDLESS_GROUPS.includes(group)
  const type = isWordless ? 'PictureFiles' : 'PictureData'
  const exported = EXPORT_NAMES[group] ?? group
  const words = `import { ${exported} as alt } from '#words/pictures/${group}.ts'\n`
  const members = pictures.filter((picture) => groupOf(picture) === group)
  const entries = members.map(({ id, slot, width, height, hash, upright }) => {
    const name = id.slice(group.length + 1)
    const alt = isWordless ? '' : `, alt: alt['${name}']`
    const crop = upright
      ? `, upright: { width: ${upright.width}, height: ${upright.height}, hash: '${upright.hash}', widths: [${upright.widths.join(', ')}] }`
      : ''
    return `  '${name}': { id: '${id}', widths: encodedWidths.${slot}, width: ${width}, height: ${height}, hash: '${hash}'${alt}${crop} },`
  })
  return `// Made by \`npm run pictures\`. Do not edit.
import type { ${type} } from '#app/domain/picture.ts'
${isWordless ? '' : words}import { encodedWidths } from './${WIDTHS_MODULE}'

/** The pictures whose ids begin with '${group}-', by what follows. */
export const ${exported} = {
${entries.join('\n')}
} as const satisfies Record<string, ${type}>
`
}

async function stylesText(pictures, folder) {
  const rules = []
  for (const { id, focus, band, places = {}, files } of pictures) {
    // The smallest encoded file has the same colour, and is decoded sooner than the master.
    const { channels } = await sharp(join(folder, files[0].name)).stats()
    const hex = channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    rules.push(
      `  [data-picture="${id}"] { object-position: ${focus}; background-color: #${hex.join('')}; }`,
    )
    if (band) rules.push(`  [data-band="${id}"] { --band: ${band}; }`)
    for (const [place, at] of Object.entries(places)) {
      const [left, top] = at.split(' ')
      rules.push(`  [data-place="${place}"] { left: ${left}; top: ${top}; }`)
    }
  }
  return `/* Made by \`npm run pictures\`. Do not edit. */
@layer pictures {
${rules.join('\n')}
}
`
}

if (isMain(import.meta.url)) {
  sharp.concurrency(2)
  try {
    const root = fileURLToPath(new URL('../..', import.meta.url))
    const { encoded, removed } = await buildPictures({ root, log: console.log })
    console.log(
      `Pictures are up to date: ${encoded.length} encoded, ${removed.length} files removed.`,
    )
  } catch (error) {
    if (!(error instanceof PicturesRefused)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
