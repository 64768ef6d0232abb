// `npm run pictures`: encodes new and changed masters for the web, and generates modules and styles from them.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { isMain } from '../lib/is-main.mjs'
import { filesOf, widthsOf, withHashes } from './picture-files.mjs'
import { PicturesRefused, readMasters } from './picture-masters.mjs'
import { modulesOf } from './picture-modules.mjs'

const OUTPUT = 'public/pictures'
const ENCODED = /^[a-z0-9-]+\.[0-9a-f]{8}\.(avif|jpg)$/
const MODULES = 'app/content/pictures.generated'
const STYLES = 'app/styles/pictures.generated.css'

/**
 * Brings the encoded pictures, the generated modules and the generated styles up to date.
 *
 * @param {{ root: string, check?: boolean, log?: (line: string) => void }} options
 *   `root` is the folder of the site; `check` refuses to change anything
 * @returns {Promise<{ encoded: string[], removed: string[] }>} ids of pictures, and paths of files
 * @throws {PicturesRefused} before anything is written
 */
export async function buildPictures({ root, check = false, log = () => {} }) {
  const { slots, masters } = await readMasters(root)
  const slotWidths = Object.fromEntries(
    Object.entries(slots).map(([slot, widths]) => [slot, widthsOf(widths)]),
  )
  const pictures = masters
    .map((master) => withHashes(master, slotWidths[master.slot]))
    .map((picture) => ({ ...picture, files: filesOf(picture) }))
  const modules = new Map(
    modulesOf(slotWidths, pictures).map(({ name, text }) => [`${MODULES}/${name}`, text]),
  )
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
    if (check) throw new PicturesRefused(`${path} is out of date. Run \`npm run pictures\`.`)
  }
}

function encode(bytes, { size, crop, format }) {
  const whole = sharp(bytes).autoOrient().flatten({ background: 'white' })
  const part = crop ? whole.extract(crop) : whole
  return part
    .resize(size)
    .toFormat(...format)
    .toBuffer()
}

async function stylesText(pictures, folder) {
  const rules = []
  for (const { id, focus, bandColour, landmarks = {}, files } of pictures) {
    // The smallest encoded file has the same average colour as the master, and decodes sooner.
    const { channels } = await sharp(join(folder, files[0].name)).stats()
    const hex = channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    rules.push(
      `  [data-picture="${id}"] { object-position: ${focus}; background-color: #${hex.join('')}; }`,
    )
    if (bandColour) rules.push(`  [data-band="${id}"] { --band-colour: ${bandColour}; }`)
    for (const [landmark, at] of Object.entries(landmarks)) {
      const [left, top] = at.split(' ')
      rules.push(`  [data-landmark="${landmark}"] { left: ${left}; top: ${top}; }`)
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
