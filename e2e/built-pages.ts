import { readdirSync, readFileSync } from 'node:fs'

/** Where the build is. */
export const CLIENT = 'build/client'

/** Every page of the build, with its path on the site. */
export const builtPages = (readdirSync(CLIENT, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    file,
    path: `/${file.replace(/\/?index\.html$/, '')}`,
    html: readFileSync(`${CLIENT}/${file}`, 'utf8'),
  }))

/** Those that search engines may list: not the pages for unknown addresses, nor what only the restaurant opens. */
export const listedPages = builtPages.filter(
  ({ html }) => !html.includes('<meta name="robots" content="noindex"/>'),
)
