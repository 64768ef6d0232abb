import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { reactRouter } from '@react-router/dev/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { origin, timeZone } from './app/content/hotel.ts'
import { findLanguage } from './app/content/languages.js'
import { fonts } from './scripts/assets/fonts.mjs'
import { buildConstants } from './scripts/build/environment.mjs'

const { lang } = findLanguage(process.env.LANGUAGE)
const condition = `locale-${lang}`

type Modules = { getModuleInfo: (id: string) => { importedIds: string[] } | null }

let frame: Set<string> | undefined

/** What the root of all pages imports, with all that those import. */
function importedByRoot(modules: Modules) {
  const found = new Set<string>()
  const add = (id: string) => {
    if (found.has(id) || /app.seo/.test(id)) return // it imports all that only the HTML tells of
    found.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(add)
  }
  add(resolve('app/root.tsx'))
  return found
}

/** Where its classes are inlined nothing is left of a sheet's module, and Vite would leave out the sheet too. */
const keepStyles: Plugin = {
  name: 'keep-styles',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: () => ({ moduleSideEffects: 'no-treeshake' }),
  },
}

/** Without it the page would be published with `class="undefined"`. */
const refuseUnknownClasses: Plugin = {
  name: 'refuse-unknown-classes',
  onLog(_level, log) {
    if (log.code === 'IMPORT_IS_UNDEFINED') this.error(log)
  },
}

/** Vite wraps dynamic imports to preload what they need. Nothing is preloaded here, and there is one style sheet. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite.preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/**
 * Waits for the first page of the language before this one: the server that prerenders removes the router's types and
 * writes them again, which two of them cannot do at the same time.
 */
const takeTurns: Plugin = {
  name: 'take-turns',
  async config(_config, { isPreview }) {
    const page = isPreview && process.env.PRERENDER_AFTER
    for (let tries = 0; page && !existsSync(page); tries++) {
      if (tries === 1000) throw new Error(`${page} did not come.`)
      await setTimeout(100)
    }
  },
}

export default defineConfig(({ isPreview }) => ({
  plugins: [fonts(lang), takeTurns, plainImports, reactRouter(), keepStyles, refuseUnknownClasses],
  resolve: { conditions: [condition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [condition, ...defaultServerConditions] } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Also the classes of a sheet: each is then named where it is used, and the rest of them left behind.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            codeSplitting: {
              groups: [
                // By itself, so that it is the first of all styles.
                { name: 'language', test: /styles.\w+.language\.css/, priority: 2 },
                {
                  name: 'framework',
                  test: /node_modules.(?:react|react-dom|react-router|scheduler)[/\\]/,
                  priority: 1,
                },
                // Four lazy parts share it, but no page needs it from the start.
                { name: 'qr-code', test: /node_modules.lean-qr|app.ui.qr-code\.tsx/, priority: 1 },
                {
                  // What four pages share: one file compresses better than thirty. With three, pages carry up to 4 kB
                  // that they do not need. What shows content stays with the pages that do, but for two files of content.
                  name: 'shared',
                  minShareCount: 4,
                  test: /^(?!.*app.(content.(?!...common|pictures.generated.encoded)|hotel|parts.(?!diet-note|offer-line|price)|domain.(draft|offer)|browser.print-alone|ui.(card|empty|modal|tabs|use-copy)))/,
                },
                // The rooms, and what a stay in one of them costs.
                { name: 'stay', test: /app.hotel.stay/ },
                // What else every page needs, in one file instead of nine.
                {
                  name: (id, modules) => {
                    frame ??= importedByRoot(modules)
                    return frame.has(id) ? 'frame' : null
                  },
                },
              ],
            },
          },
        },
      },
    },
  },
  css: {
    modules: {
      // One ending for a file, not for each class as usual: what repeats takes hardly a byte.
      generateScopedName: (name, file) =>
        `${name}_${hash('sha256', relative('.', file), 'base64url').slice(0, 3)}`,
    },
  },
  define: buildConstants({ timeZone, origin }),
  build: {
    // The second line of the README's browsers: syntax that these do not know is written in older ways, colours too.
    target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
    // One style sheet for the language: a sheet that arrives with a page has the browser style the whole page again.
    cssCodeSplit: false,
    // The scripts of what opens later are fetched ahead by the page itself.
    modulePreload: false,
    reportCompressedSize: false,
    // The content security policy takes fonts from files only; small pictures may be data: addresses.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  // The prerender asks a preview server, which would watch every file of the repository.
  ...(isPreview && { server: { watch: null } }),
}))
