// Reads the registry and the masters beside it, and refuses what the site could not show.
import { readdir, readFile } from 'node:fs/promises'
import { join, parse, relative } from 'node:path'
import sharp from 'sharp'
import { runnerImport } from 'vite'

const FORMATS = ['.avif', '.jpg', '.jpeg', '.png', '.webp']
const FORMAT_LIST = FORMATS.join(', ')

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/
/** What the names of a picture's other files end with, before the width. */
const TAKEN = /-(phone|upright|share)$/
const FOCUS = /^(100|\d{1,2})% (100|\d{1,2})%$/
const RATIO = /^[1-9]\d* \/ [1-9]\d*$/

/** In pixels of the master: an upright crop fills a phone, and a narrower one would look coarse there. */
const UPRIGHT_AT_LEAST = 620

/** In pixels: what the services that show a link's picture ask for. */
export const SHARE = { width: 1200, height: 630 }

const SHARE_RATIO = `${SHARE.width} / ${SHARE.height}`

/** What is wrong with the pictures and what to do about it, one sentence each. */
export class PicturesRefused extends Error {
  /** @param {string[]} problems */
  constructor(problems) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** A path relative to the working directory, for messages. */
export const shown = (path) => relative(process.cwd(), path)

/**
 * Every picture of the registry with the bytes of its master and its size the right way up; with
 * `upright` and `share`, in place of what the entry says, the parts of the master that these crops take.
 *
 * @param {string} registry TypeScript module that exports `pictures` and `slots`
 * @param {string} folder of the masters, one per id
 * @throws {PicturesRefused} with all problems at once
 */
export async function readMasters(registry, folder) {
  const { slots, pictures } = await evaluate(registry)
  const files = await filesById(folder)
  const refused = []
  const masters = []

  for (const [id, paths] of files)
    if (!Object.hasOwn(pictures, id))
      refused.push(...paths.map((path) => strangerProblem(path, shown(registry))))

  for (const [id, entry] of Object.entries(pictures)) {
    const problems = entryProblems(id, entry, slots).map((text) => `${shown(registry)}: ${text}`)
    const paths = files.get(id) ?? []

    if (paths.length === 0)
      problems.push(
        `${shown(registry)} names '${id}', but there is no ${shown(join(folder, id))} ` +
          `(${FORMAT_LIST}). Add the picture, or remove the entry.`,
      )
    else if (paths.length > 1)
      problems.push(
        `${paths.map(shown).join(' and ')} are both '${id}'. Keep one and remove the other.`,
      )
    else {
      const bytes = await readFile(paths[0])
      const size = await sizeOf(bytes)
      const upright = size && crop(size, entry.upright, entry.focus)
      const share = size && entry.share && crop(size, SHARE_RATIO, entry.focus)
      const problem = sizeProblem(paths[0], size, id, entry.slot, slots)
      if (problem) problems.push(problem)
      else if (upright && upright.width < UPRIGHT_AT_LEAST)
        problems.push(uprightProblem(paths[0], size, id, entry.upright, upright))
      else if (share && share.width < SHARE.width) problems.push(shareProblem(paths[0], size, id))
      else masters.push({ id, ...entry, bytes, ...size, upright, share })
    }
    refused.push(...problems)
  }

  if (refused.length > 0) throw new PicturesRefused(refused)
  return { slots, masters }
}

/** Vite reads the types away, so that any version of Node can run what is a module for the browser. */
async function evaluate(registry) {
  const { module } = await runnerImport(registry, { configFile: false, logLevel: 'error' })
  return module
}

/** Notes and hidden files may lie beside the masters; anything else must be a picture with an entry. */
async function filesById(folder) {
  const byId = new Map()
  for (const name of (await readdir(folder)).sort()) {
    const { name: id, ext } = parse(name)
    if (name.startsWith('.') || /^\.(md|txt)$/i.test(ext)) continue
    const key = isAccepted(ext) ? id : name
    byId.set(key, [...(byId.get(key) ?? []), join(folder, name)])
  }
  return byId
}

const isAccepted = (extension) => FORMATS.includes(extension.toLowerCase())

async function sizeOf(bytes) {
  try {
    const { autoOrient } = await sharp(bytes).metadata()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch {
    return undefined
  }
}

/** The largest part of a picture that has the ratio, its place chosen as `object-position` would. */
function crop({ width, height }, ratio, focus) {
  if (!RATIO.test(ratio) || !FOCUS.test(focus)) return undefined
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

function strangerProblem(path, registryName) {
  const { name: id, ext } = parse(path)
  return isAccepted(ext)
    ? `${shown(path)} has no entry in ${registryName}. ` +
        `Add '${id}' there with its focus and slot, or remove the file.`
    : `${shown(path)} is not one of ${FORMAT_LIST}. Save it as one of these, or remove it.`
}

function entryProblems(id, { focus, slot, upright }, slots) {
  const problems = []
  if (!ID.test(id))
    problems.push(
      `'${id}' is not a name for a picture. Use two words or more, of small letters and digits, ` +
        `with hyphens between: 'room-deluxe-bed'. The first begins with a letter.`,
    )
  if (TAKEN.test(id))
    problems.push(`'${id}' ends as the files of another picture do. Choose another last word.`)
  if (!FOCUS.test(focus))
    problems.push(`the focus of '${id}' is '${focus}'. Use two percentages, such as '50% 40%'.`)
  if (!Object.hasOwn(slots, slot))
    problems.push(`the slot of '${id}' is '${slot}'. Use one of ${Object.keys(slots).join(', ')}.`)
  if (upright !== undefined && !RATIO.test(upright))
    problems.push(`the upright of '${id}' is '${upright}'. Use a width and a height: '9 / 19'.`)
  return problems
}

function uprightProblem(path, size, id, ratio, part) {
  return (
    `${shown(path)} is ${size.width} x ${size.height} px, of which a crop of ${ratio} is ` +
    `${part.width} px wide, but as the upright of '${id}' it must be at least ` +
    `${UPRIGHT_AT_LEAST} px wide. Use a larger original, or remove its 'upright'.`
  )
}

function shareProblem(path, size, id) {
  return (
    `${shown(path)} is ${size.width} x ${size.height} px, but '${id}' is shared and needs ` +
    `${SHARE.width} x ${SHARE.height} px at least. Use a larger original, or remove its 'share'.`
  )
}

function sizeProblem(path, size, id, slot, slots) {
  if (!size) return `${shown(path)} cannot be read as a picture. Export it again or replace it.`

  const needed = Math.max(...(slots[slot] ?? []))
  return size.width < needed
    ? `${shown(path)} is ${size.width} px wide, but '${id}' is shown as '${slot}' ` +
        `and must be at least ${needed} px wide. Use a larger original.`
    : undefined
}
