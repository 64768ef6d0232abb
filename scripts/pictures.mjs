// Encodes the masters in pictures/ for the web and generates the modules that describe them. `npm run pictures`
// does only what is missing; with `-- --check` it changes nothing and says whether anything is.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import sharp from 'sharp'
import { PicturesRefused, readMasters, SHARE, shown } from './picture-masters.mjs'

/**
 * A change here encodes every picture anew. Grain is what costs, the more the larger the picture, and
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
 * A change here encodes every picture anew.
 */
const PHONE = {
  from: 256,
  effort: 6,
  quality: [
    { upTo: 640, quality: 41 },
    { upTo: 960, quality: 37 },
  ],
}

/** Of an upright crop; a change here encodes those anew. No file is wider than its crop. */
const UPRIGHT = { widths: [400, 640, 960], effort: 6, quality: 41 }

/** Of the picture that a link is shown with; a change here encodes those anew. */
const SHARE_ENCODING = { ...SHARE, jpeg: { quality: 78, mozjpeg: true, progressive: true } }

const OUTPUT_NAME = /^[a-z0-9-]+\.[0-9a-f]{8}\.(avif|jpg)(\.part)?$/

/**
 * @typedef {object} Places
 * @property {string} masters folder of the pictures as they were drawn or taken, one per id
 * @property {string} registry TypeScript module that exports `pictures` and `slots`
 * @property {string} output folder of the encoded pictures
 * @property {string} generatedModules folder of TypeScript modules, one for each first word of an id,
 *   with each picture's size and file mark
 * @property {string} generatedStyles style sheet with each picture's focus and average colour
 */

/** Where this repository keeps them. @type {Places} */
export const PLACES = Object.fromEntries(
  Object.entries({
    masters: 'pictures/',
    registry: 'app/content/pictures.ts',
    output: 'public/pictures/',
    generatedModules: 'app/content/pictures.generated/',
    generatedStyles: 'app/styles/pictures.generated.css',
  }).map(([place, path]) => [place, fileURLToPath(new URL(`../${path}`, import.meta.url))]),
)

/**
 * Brings the encoded pictures and what is generated from them up to date. Pictures whose master and
 * encoding are unchanged are left alone; files of pictures that changed or went are removed.
 *
 * @param {Places & { check?: boolean, maxEffort?: number, log?: (line: string) => void }} options
 *   `check` only compares; `maxEffort` of 0 to 9: less effort is faster and makes larger files
 * @returns {Promise<{ encoded: string[], removed: string[] }>} ids and file names of pictures
 * @throws {PicturesRefused} before anything is written
 */
export async function buildPictures({ check = false, maxEffort = 9, log = () => {}, ...places }) {
  const { slots, masters } = await readMasters(places.registry, places.masters)
  const pictures = masters.map((master) => withFiles(master, slots[master.slot]))
  const present = await sizes(places.output)
  const wanted = new Set(pictures.flatMap(({ files }) => files.map(({ name }) => name)))
  const removed = [...present.keys()].filter((name) => OUTPUT_NAME.test(name) && !wanted.has(name))
  const stale = pictures.filter(({ files }) => files.some(({ name }) => !present.get(name)))

  if (check && (stale.length > 0 || removed.length > 0)) throw outOfDate(places.output)

  await mkdir(places.output, { recursive: true })
  for (const [index, picture] of stale.entries()) {
    for (const file of picture.files)
      if (!present.get(file.name))
        await encode(picture, file, join(places.output, file.name), maxEffort)
    log(`${index + 1}/${stale.length} ${picture.id}`)
  }
  await writeModules(places.generatedModules, slots, pictures, check)
  await write(places.generatedStyles, await stylesText(pictures, places.output), check)
  for (const name of removed) await rm(join(places.output, name))

  return { encoded: stale.map(({ id }) => id), removed }
}

const phoneWidths = (widths) =>
  widths.filter((width) => width >= PHONE.from && qualityAt(width, PHONE.quality))
const fallbackWidth = (widths) => Math.min(FALLBACK_WIDTH, Math.max(...widths))

/**
 * The mark in the names of its files changes with the master and with the encoding, and only then;
 * that of an upright crop also with the part of the master that it takes.
 */
function withFiles({ upright: uprightPart, share: sharePart, ...master }, widths) {
  const { id, bytes } = master
  const hash = mark(JSON.stringify([ENCODING, PHONE]), bytes)
  const file = (width, format) => ({ name: `${id}-${width}.${hash}.${format}`, width, format })
  const phoneFile = (width) => ({
    name: `${id}-phone-${width}.${hash}.avif`,
    width,
    format: 'avif',
    effort: PHONE.effort,
    quality: qualityAt(width, PHONE.quality),
  })
  const files = [
    ...widths.map((width) => file(width, 'avif')),
    ...phoneWidths(widths).map(phoneFile),
    file(fallbackWidth(widths), 'jpg'),
  ]
  const upright = uprightPart && uprightOf(master, uprightPart)
  const share = sharePart && shareOf(master, sharePart)
  return {
    ...master,
    hash,
    upright: upright?.words,
    share: share?.name,
    files: [...files, ...(upright?.files ?? []), ...(share ? [share] : [])],
  }
}

function uprightOf({ id, bytes }, crop) {
  const hash = mark(JSON.stringify([ENCODING.avif, UPRIGHT, crop]), bytes)
  const widths = [...new Set(UPRIGHT.widths.map((width) => Math.min(width, crop.width)))]
  return {
    words: { width: crop.width, height: crop.height, hash, widths },
    files: widths.map((width) => ({
      name: `${id}-upright-${width}.${hash}.avif`,
      width,
      format: 'avif',
      effort: UPRIGHT.effort,
      quality: UPRIGHT.quality,
      crop,
    })),
  }
}

function shareOf({ id, bytes }, crop) {
  const hash = mark(JSON.stringify([SHARE_ENCODING, crop]), bytes)
  return { name: `${id}-share.${hash}.jpg`, ...SHARE_ENCODING, format: 'jpg', crop }
}

const mark = (settings, bytes) =>
  createHash('sha256').update(settings).update(bytes).digest('hex').slice(0, 8)

/** Written under another name first, so that an interrupted run leaves no half picture behind. */
async function encode({ bytes }, file, path, maxEffort) {
  const { width, height, format, crop, jpeg = ENCODING.jpeg } = file
  const whole = sharp(bytes).autoOrient().flatten({ background: 'white' })
  const effort = Math.min(file.effort ?? ENCODING.avif.effort, maxEffort)
  const quality = file.quality ?? qualityAt(width, ENCODING.avifQuality)
  const resized = (crop ? whole.extract(crop) : whole).resize({ width, height })
  const encoded =
    format === 'avif' ? resized.avif({ ...ENCODING.avif, effort, quality }) : resized.jpeg(jpeg)

  await encoded.toFile(`${path}.part`)
  await rename(`${path}.part`, path)
}

const qualityAt = (width, steps) => steps.find(({ upTo }) => width <= upTo)?.quality

/** One module a group, which is the first word of an id, and one of the widths. Others are removed. */
async function writeModules(folder, slots, pictures, check) {
  const modules = new Map([
    [WIDTHS_MODULE, widthsText(slots)],
    [SHARE_MODULE, shareText(pictures)],
  ])
  for (const group of new Set(pictures.map(groupOf))) {
    const members = pictures.filter((picture) => groupOf(picture) === group)
    modules.set(`${group}.ts`, groupText(group, members))
  }

  for (const name of await readdir(folder).catch(() => [])) {
    if (modules.has(name) || !name.endsWith('.ts')) continue
    if (check) throw outOfDate(folder)
    await rm(join(folder, name))
  }
  if (!check) await mkdir(folder, { recursive: true })
  for (const [name, text] of modules) await write(join(folder, name), text, check)
}

/** With a hyphen, as no group has one. */
const WIDTHS_MODULE = 'encoded-widths.ts'
const SHARE_MODULE = 'share-files.ts'

/** Shown beside a heading that says enough: pages do not carry their words, those who need them import them. */
const WORDLESS_GROUPS = ['hero', 'dish']

const groupOf = ({ id }) => id.slice(0, id.indexOf('-'))
const nameInGroup = ({ id }) => id.slice(id.indexOf('-') + 1)

/** A group is exported under its own name, or as `privatePictures` where the language keeps the word. */
const exportedAs = (group) => (isReserved(group) ? `${group}Pictures` : group)

function isReserved(word) {
  try {
    new Script(`'use strict'; const ${word} = 0`) // compiled, not run
    return false
  } catch {
    return true
  }
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
  const words = isWordless
    ? ''
    : `import { ${exportedAs(group)} as alt } from '#words/pictures/${group}.ts'\n`
  const entries = pictures.map((picture) => {
    const name = nameInGroup(picture)
    return `  '${name}': ${entryText(picture, isWordless ? '' : `, alt: alt['${name}']`)},`
  })
  return `// Made by \`npm run pictures\`. Do not edit.
import type { ${type} } from '#app/domain/picture.ts'
${words}import { encodedWidths } from './${WIDTHS_MODULE}'

/** The pictures whose ids begin with '${group}-', by what follows. */
export const ${exportedAs(group)} = {
${entries.join('\n')}
} as const satisfies Record<string, ${type}>
`
}

function entryText({ id, slot, width, height, hash, upright }, alt) {
  const crop = upright ? `, upright: ${uprightText(upright)}` : ''
  return `{ id: '${id}', widths: encodedWidths.${slot}, width: ${width}, height: ${height}, hash: '${hash}'${alt}${crop} }`
}

const uprightText = ({ width, height, hash, widths }) =>
  `{ width: ${width}, height: ${height}, hash: '${hash}', widths: [${widths.join(', ')}] }`

async function stylesText(pictures, output) {
  const rules = []
  for (const { id, focus, files } of pictures) {
    const colour = await averageColour(join(output, files[0].name))
    rules.push(
      `  [data-picture="${id}"] { object-position: ${focus}; background-color: ${colour}; }`,
    )
  }
  return `/* Made by \`npm run pictures\`. Do not edit. */
@layer pictures {
${rules.join('\n')}
}
`
}

/** Read from the smallest encoded file: the same colour, without decoding the master again. */
async function averageColour(path) {
  const { channels } = await sharp(await readFile(path)).stats()
  const hex = channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}

async function write(path, text, check) {
  const current = await readFile(path, 'utf8').catch(() => undefined)
  if (current === text) return
  if (check) throw outOfDate(path)
  await writeFile(path, text)
}

const outOfDate = (path) =>
  new PicturesRefused([`${shown(path)} is not what the masters give. Run \`npm run pictures\`.`])

async function sizes(folder) {
  const names = await readdir(folder).catch(() => [])
  return new Map(
    await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).size])),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes('--check')
  sharp.concurrency(2)
  try {
    const { encoded, removed } = await buildPictures({ ...PLACES, check, log: console.log })
    console.log(
      `Pictures are up to date: ${encoded.length} encoded, ${removed.length} files removed.`,
    )
  } catch (error) {
    if (!(error instanceof PicturesRefused)) throw error
    for (const problem of error.problems) console.error(problem)
    process.exitCode = 1
  }
}
