// Reads the registry and the masters beside it, and refuses what the site could not show.
import { readdir, readFile } from 'node:fs/promises'
import { join, parse, relative } from 'node:path'
import sharp from 'sharp'
import { runnerImport } from 'vite'

const FORMATS = ['.avif', '.jpg', '.jpeg', '.png', '.webp']
const FORMAT_LIST = FORMATS.join(', ')

/** What is wrong with the pictures and what to do about it, one sentence each. */
export class PicturesRefused extends Error {
  /** @param {string[]} problems */
  constructor(problems) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** A path as the one who reads a message would type it. */
export const shown = (path) => relative(process.cwd(), path)

/**
 * Every picture of the registry with the bytes and the upright size of its master.
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
      const size = await uprightSize(bytes)
      const problem = sizeProblem(paths[0], size, id, entry.slot, slots)
      if (problem) problems.push(problem)
      else masters.push({ id, ...entry, bytes, ...size })
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

async function uprightSize(bytes) {
  try {
    const { autoOrient } = await sharp(bytes).metadata()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch {
    return undefined
  }
}

function strangerProblem(path, registryName) {
  const { name: id, ext } = parse(path)
  return isAccepted(ext)
    ? `${shown(path)} has no entry in ${registryName}. ` +
        `Add '${id}' there with its alt, focus and slot, or remove the file.`
    : `${shown(path)} is not one of ${FORMAT_LIST}. Save it as one of these, or remove it.`
}

function entryProblems(id, { alt, focus, slot }, slots) {
  const problems = []
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    problems.push(`'${id}' is not a name for a picture. Use small letters, digits and hyphens.`)
  if (!alt?.trim()) problems.push(`'${id}' has no alt text. Say in one phrase what is seen.`)
  if (!/^(100|\d{1,2})% (100|\d{1,2})%$/.test(focus))
    problems.push(`the focus of '${id}' is '${focus}'. Use two percentages, such as '50% 40%'.`)
  if (!Object.hasOwn(slots, slot))
    problems.push(`the slot of '${id}' is '${slot}'. Use one of ${Object.keys(slots).join(', ')}.`)
  return problems
}

function sizeProblem(path, size, id, slot, slots) {
  if (!size) return `${shown(path)} cannot be read as a picture. Export it again or replace it.`

  const needed = Math.max(...(slots[slot] ?? []))
  return size.width < needed
    ? `${shown(path)} is ${size.width} px wide, but '${id}' is shown as '${slot}' ` +
        `and must be at least ${needed} px wide. Use a larger original.`
    : undefined
}
