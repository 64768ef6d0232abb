// @ts-check
/**
 * `npm run left [-- FILE]`: what still stands as The Surma had it, and what an edition has as the main one has it,
 * as a number for each file. With a file, its texts by line.
 *
 * The Surma is the commit tagged `the-surma`; `THE_SURMA` may name another.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { languages } from '../../app/content/languages.js'
import { isMain } from '../lib/is-main.mjs'
import { listFiles } from '../lib/list-files.mjs'

const CONTENT = 'app/content'
const WORDS = /^(?!.*\.(?:test|generated)\b).*\.ts$/

/**
 * The texts of a file of words or facts, each with its line: no ids, no paths of imports, no types.
 *
 * @param {string} code TypeScript
 * @returns {{ line: number, text: string }[]}
 */
export function textsIn(code) {
  /** @type {{ line: number, text: string }[]} */
  const texts = []
  visit(parseSync('words.ts', code).program)
  return texts

  /** @param {any} node any node of the syntax tree, told apart by its type */
  function visit(node) {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!node?.type || node.type === 'ImportDeclaration' || node.type.startsWith('TS')) {
      if (node?.expression) visit(node.expression) // `as const`, `satisfies`
      return
    }
    const text = node.type === 'TemplateElement' ? node.value.cooked : node.value
    if (['Literal', 'TemplateElement'].includes(node.type) && isText(text))
      texts.push({ line: code.slice(0, node.start).split('\n').length, text: text.trim() })
    for (const [key, child] of Object.entries(node)) if (key !== 'key') visit(child)
  }
}

const isText = (/** @type {unknown} */ text) =>
  typeof text === 'string' && /\p{L}{2}/u.test(text) && !/^[a-z\d-]+$/.test(text.trim())

async function report(/** @type {string | undefined} */ only) {
  const paths = (await listFiles(CONTENT, WORDS)).map((path) => CONTENT + path).sort()
  const theSurma = new Set(textsOfTheSurma())
  /** @type {readonly import('../../app/content/languages.js').Language[]} one at least */
  const [main = languages[0], ...others] = languages
  const folderOf = (/** @type {string} */ lang) => `${CONTENT}/${lang}/`
  for (const path of only ? [only] : paths) {
    const texts = textsIn(readFileSync(path, 'utf8'))
    const edition = others.find(({ lang }) => path.startsWith(folderOf(lang)))
    const source = edition && path.replace(folderOf(edition.lang), folderOf(main.lang))
    const untranslated = new Set(source && existsSync(source) ? textsOf(source) : [])
    const left = texts.filter(({ text }) => theSurma.has(text))
    const same = texts.filter(({ text }) => untranslated.has(text))
    if (only)
      for (const { line, text } of texts)
        if (theSurma.has(text) || untranslated.has(text)) console.log(`${path}:${line} ${text}`)
    if (!only && left.length + same.length > 0)
      console.log(`${path}: ${left.length} as The Surma, ${same.length} as in ${main.name}`)
  }
}

const textsOf = (/** @type {string} */ path) =>
  textsIn(readFileSync(path, 'utf8')).map(({ text }) => text)

function textsOfTheSurma(commit = process.env.THE_SURMA || 'the-surma') {
  const paths = git('ls-tree', '-r', '--name-only', commit, '--', CONTENT)
  return paths
    .split('\n')
    .filter((path) => WORDS.test(path))
    .flatMap((path) => textsIn(git('show', `${commit}:${path}`)).map(({ text }) => text))

  function git(/** @type {string[]} */ ...args) {
    const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' })
    if (status === 0) return stdout
    console.error(`${stderr}Tag the commit that you started from: git tag the-surma COMMIT`)
    return process.exit(1)
  }
}

if (isMain(import.meta.url)) await report(process.argv[2])
