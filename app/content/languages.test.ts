import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { languages } from './languages.js'

test('the imports of package.json lead each language to its own words', () => {
  const [main, ...others] = languages
  for (const [name, folder, file] of [
    ['#words/*', 'content', '*'],
    ['#language', 'content', 'language.ts'],
  ] as const)
    expect(
      packageJson.imports[name],
      `Write the languages of app/content/languages.js into "imports", "${name}" of package.json.`,
    ).toEqual({
      ...Object.fromEntries(
        others.map(({ lang }) => [`locale-${lang}`, `./app/${folder}/${lang}/${file}`]),
      ),
      default: `./app/${folder}/${main.lang}/${file}`,
    })
})
