// Reads the registry and the masters, and refuses what the site could not show. The compiler has already checked the
// types of the entries: see `prepictures` in package.json.
import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { runnerImport } from 'vite'

const MASTERS = 'masters'
const REGISTRY = 'app/content/pictures.ts'
const FORMAT = /\.(avif|jpe?g|png|webp)$/i
const FORMATS = '.avif, .jpg, .jpeg, .png, .webp'

/** The last words are taken: an encoded file has them before its width. */
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)+(?<!-(phone|upright|share))$/
const FOCUS = /^(100|\d{1,2})% (100|\d{1,2})%$/

/** In pixels of the master: an upright crop fills a phone, and a narrower one would look coarse. */
const UPRIGHT_AT_LEAST = 620

/** In pixels: what services that show link previews ask for. */
export const SHARE = { width: 1200, height: 630 }

/** Its message has a line for each problem, with what to do about it. */
export class PicturesRefused extends Error {}

/**
 * Every picture of the registry with the bytes and the size of its master. `upright` and `share` become the parts of the
 * master that these crops take.
 *
 * @param {string} root folder of the site
 * @throws {PicturesRefused} with all problems at once
 */
export async function readMasters(root) {
  // Vite strips the types, so that any version of Node can run the module.
  const options = { configFile: false, logLevel: 'error' }
  const { slots, pictures } = (await runnerImport(join(root, REGISTRY), options)).module
  const problems = []
  const refuse = (problem) => void problems.push(problem)

  // Notes, hidden files and the folder of the drawings' code may lie beside the masters.
  const names = (await readdir(join(root, MASTERS))).filter(
    (name) => !/^\.|^drawing$|\.(md|txt)$/i.test(name),
  )
  for (const name of names)
    if (!FORMAT.test(name))
      refuse(`${MASTERS}/${name} is not one of ${FORMATS}. Save it as one of these, or remove it.`)
    else if (!Object.hasOwn(pictures, parse(name).name))
      refuse(`${MASTERS}/${name} has no entry in ${REGISTRY}. Add one, or remove the file.`)

  const masters = await Promise.all(Object.entries(pictures).map(readMaster))
  if (problems.length > 0) throw new PicturesRefused(problems.join('\n'))
  return { slots, masters }

  async function readMaster([id, entry]) {
    const { focus, slot } = entry
    const [name, other] = names.filter((name) => parse(name).name === id && FORMAT.test(name))
    const path = `${MASTERS}/${name}`
    if (!ID.test(id))
      return refuse(
        `'${id}' is not a name for a picture. Use two words or more, of small letters and digits, with ` +
          `hyphens between: 'room-deluxe-bed'. The last is not 'phone', 'upright' or 'share'.`,
      )
    if (!FOCUS.test(focus))
      return refuse(`The focus of '${id}' is '${focus}'. Use two percentages, such as '50% 40%'.`)
    if (!name)
      return refuse(
        `${REGISTRY} names '${id}', but there is no ${MASTERS}/${id} (${FORMATS}). ` +
          `Add the picture, or remove the entry.`,
      )
    if (other)
      return refuse(`${path} and ${other} are both '${id}'. Keep one and remove the other.`)

    const bytes = await readFile(join(root, path))
    const { autoOrient: size } = await sharp(bytes)
      .metadata()
      .catch(() => ({}))
    if (!size) return refuse(`${path} cannot be read as a picture. Export it again or replace it.`)
    const upright = entry.upright && crop(size, entry.upright, focus)
    const share = entry.share && crop(size, `${SHARE.width} / ${SHARE.height}`, focus)
    for (const [use, part, width] of [
      [`As '${slot}'`, size, Math.max(...slots[slot])],
      [`Cropped to ${entry.upright} for phones`, upright, UPRIGHT_AT_LEAST],
      [`Cropped to ${SHARE.width} x ${SHARE.height} to be shared`, share, SHARE.width],
    ])
      if (part && part.width < width)
        return refuse(
          `${path} is ${size.width} x ${size.height} px. ${use}, '${id}' would be ${part.width} px ` +
            `wide, and it must be at least ${width}. Use a larger original.`,
        )
    return { id, ...entry, bytes, ...size, upright, share }
  }
}

/** The largest part of a picture with this ratio, placed as `object-position` would. */
function crop({ width, height }, ratio, focus) {
  const [across, down] = ratio.split('/').map(Number)
  const [fromLeft, fromTop] = focus.split(' ').map((part) => Number.parseInt(part, 10) / 100)
  const part = {
    width: Math.min(width, Math.floor((height * across) / down)),
    height: Math.min(height, Math.floor((width * down) / across)),
  }
  return {
    left: Math.round((width - part.width) * fromLeft),
    top: Math.round((height - part.height) * fromTop),
    ...part,
  }
}
