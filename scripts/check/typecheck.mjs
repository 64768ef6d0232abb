// @ts-check
/** `npm run typecheck`: checks the types of the site with the words of each language, and those of the worker. */
import { spawnSync } from 'node:child_process'
import { languages } from '../../app/content/languages.js'

for (const command of [
  'react-router typegen',
  ...languages.map(({ lang }) => `tsc --customConditions locale-${lang}`),
  'tsc -p app/worker',
]) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
