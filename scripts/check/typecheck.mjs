// @ts-check
/**
 * `npm run typecheck`: checks the types of the site with the words of each language, and of its worker. First, a text that
 * an apostrophe ends is named in words: what the compiler says of it helps no editor.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { languages } from '../../app/content/languages.js'
import { isMain } from '../lib/is-main.mjs'
import { listFiles } from '../lib/list-files.mjs'

const CONTENT = 'app/content'

/** The line of a word whose ' ends its text, so that the file can no longer be read. */
export function lineOfApostrophe(/** @type {string} */ code) {
  const [error] = parseSync('words.ts', code).errors
  const before = code.slice(0, error?.labels[0]?.start)
  const line = before.split('\n').length
  return error && /[\p{L}\p{M}]' ?\p{L}/u.test(code.split('\n')[line - 1] ?? '') ? line : undefined
}

if (isMain(import.meta.url)) {
  const mistakes = (await listFiles(CONTENT, /\.ts$/)).flatMap((path) => {
    const line = lineOfApostrophe(readFileSync(CONTENT + path, 'utf8'))
    return line ? [`${CONTENT}${path} line ${line}: a word with ' ends the text; write ’`] : []
  })
  if (mistakes.length > 0) {
    console.error(mistakes.join('\n'))
    process.exit(1)
  }

  for (const command of [
    'react-router typegen',
    ...languages.map(({ lang }) => `tsc --customConditions locale-${lang}`),
    'tsc -p app/worker',
  ]) {
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
    if (status !== 0) process.exit(1)
  }
}
