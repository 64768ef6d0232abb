import { hash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
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

export default defineConfig(({ isPreview }) => ({
  plugins: [fonts(lang), reactRouter()],
  resolve: { conditions: [condition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [condition, ...defaultServerConditions] } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // By itself, so that it is the first of all styles.
                { name: 'edition', test: /styles.\w+.edition\.css/, priority: 2 },
                {
                  name: 'framework',
                  test: /node_modules.(?:react|react-dom|react-router|scheduler)[/\\]/,
                  priority: 1,
                },
                // Four lazy parts share it, but no page needs it from the start.
                { name: 'qr-code', test: /node_modules.lean-qr|app.ui.qr-code\.tsx/, priority: 1 },
                {
                  // What four pages share: one file compresses better than thirty. With three, pages carry up to 4 kB
                  // that they do not need. Content stays with the pages that show it, but for two files that all need.
                  name: 'shared',
                  minShareCount: 4,
                  test: /^(?!.*app.content.(?!...common|pictures.generated.encoded))/,
                },
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
    // One style sheet for the edition: a sheet that arrives with a page has the browser style the whole page again.
    cssCodeSplit: false,
    reportCompressedSize: false,
    // The content security policy takes fonts from files only; small pictures may be data: addresses.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  // The prerender asks a preview server, which would watch every file of the repository.
  ...(isPreview && { server: { watch: null } }),
}))
