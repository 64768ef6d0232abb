import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type Plugin,
  runnerImport,
} from 'vite'
import { origin, timeZone } from './app/content/hotel.ts'
import { findLanguage } from './app/content/languages.js'
import { fonts } from './scripts/assets/fonts.mjs'
import { buildConstants } from './scripts/build/environment.mjs'
import { listFiles } from './scripts/lib/list-files.mjs'

const { lang } = findLanguage(process.env.LANGUAGE)
const condition = `locale-${lang}`
const constants = buildConstants({ timeZone, origin })

/** With its class names inlined (`inlineConst` below) a CSS module looks unused, and Vite would drop its sheet. */
const keepStyles: Plugin = {
  name: 'keep-styles',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: () => ({ moduleSideEffects: 'no-treeshake' }),
  },
}

/** A misspelt class is only a warning otherwise, and published as `class="undefined"`. */
const refuseUnknownClasses: Plugin = {
  name: 'refuse-unknown-classes',
  onLog(_level, log) {
    if (log.code === 'IMPORT_IS_UNDEFINED') this.error(log)
  },
}

/** Replaces Vite's wrapper around dynamic imports: it preloads scripts and styles, and there is nothing to preload. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite.preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/** Makes the search's index while the site is built, so that browsers get the index and not all words. */
const indexOnce: Plugin = {
  name: 'index-once',
  apply: 'build',
  load: {
    filter: { id: /content.search-index\.ts$/ },
    async handler(file) {
      const { module } = await runnerImport<{ searchIndex: object }>(file, {
        configFile: false,
        define: constants,
        environments: { inline: { resolve: { conditions: [condition] } } },
      })
      return `export const searchIndex = ${JSON.stringify(module.searchIndex)}`
    },
  },
}

/**
 * Drops the parts of the router that no page uses: loaders, route discovery, prefetching, hot updates. `displayName` and
 * `forwardRef` count as side effects and would keep unused components. 5.6 kB less on every page
 * (docs/decisions/001-prerendered-react-router.md).
 */
const dropUnused: Plugin = {
  name: 'drop-unused',
  transform: {
    filter: { id: /node_modules.react-router.dist/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*$/gm, '')
        .replace(/= (React\S*\.forwardRef)\(/g, '= /* @__PURE__ */ $1(')
        .replace('UNSAFE_decodeViaTurboStream(stream, window)', 'Promise.resolve({ value: {} })')
        .replace(/^.*UNSAFE_\w*(TurboStreamS|PatchRoutes|FogOFWar|WithHMR)\w*[(;].*$/gm, '')
        .replace(/init\.instrumentations\b/g, 'undefined')
        .replace(/shouldPrefetch && .* : link;/, 'link;'),
  },
}

const sheets = listFiles('app', /\.module\.css$/).sort()
const namesOf = new Map<string, Set<string>>()

/**
 * Names a class by two characters for its file, from the sorted list of sheets, and its number in it, so that all builds
 * agree: 1.4 kB less in the style sheet, and 0.4 in a page's script. The development server keeps the names.
 */
function shortName(name: string, file: string): string {
  const sheet = `/${relative('app', file).replaceAll('\\', '/')}`
  const names = namesOf.get(sheet) ?? new Set()
  namesOf.set(sheet, names.add(name))
  const first = sheets.indexOf(sheet) + Number.parseInt('a0', 36)
  return first.toString(36) + [...names].indexOf(name).toString(36)
}

export default defineConfig(({ command, isPreview }) => ({
  plugins: [
    fonts(),
    plainImports,
    dropUnused,
    reactRouter(),
    keepStyles,
    refuseUnknownClasses,
    indexOnce,
  ],
  resolve: { conditions: [condition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [condition, ...defaultServerConditions] } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // `import * as styles` makes each class a constant, which is written where it is used. An object of all classes
          // would add half a kilobyte to every page.
          // No code here depends on what reading a property or a global does: 150 bytes less on every page.
          treeshake: {
            propertyReadSideEffects: false,
            unknownGlobalSideEffects: false,
            manualPureFunctions: ['warning', 'warnOnce'],
          },
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            codeSplitting: {
              groups: [
                // Apart, so that it is the first of all styles.
                { name: 'language', test: /styles.\w+.language\.css/, priority: 2 },
                {
                  name: 'framework',
                  test: /node_modules.(?:react|react-dom|react-router|scheduler)[/\\]/,
                  priority: 1,
                },
                {
                  // What four pages share: one file compresses better than thirty. With three, a page carries up to 4 kB
                  // that it does not need. The folders and files that are excluded stay with the pages that use them.
                  name: 'shared',
                  minShareCount: 4,
                  test: /^(?!.*app.(content.(?!...(common|policies)|policies|pictures.generated.encoded)|sentences|parts.(?!diet.diet-note|offer-line|price)|domain.(draft|hotel-clock|offer)|browser.print-alone|ui.(modal|tabs|date-picker)))/,
                },
                // 0.7 kB less on the reservation.
                {
                  name: 'stay',
                  test: /app.(sentences.stay|content.(offered|rooms.room-types)|parts.stay-price)/,
                },
                // What shows rooms, apart from the letters that name them.
                { name: 'rooms', test: /app.content.(rooms.(pictures|cart-item)|\w+.room-lines)/ },
                // What menus, cart and Contact say to the kitchen; what letters share. One file compresses better than ten.
                {
                  name: 'kitchen',
                  test: /app.(sentences.(diet|kitchen-lines)|content.(\w+.(kitchen-card|dish)\.ts|dishes.allergens)|domain.(diet|eatable|quantity))/,
                },
                {
                  name: 'letters',
                  test: /app.(parts.(?:draft-form|letter.(?!ornaments|stamp|sewn|download))|sentences.letters.(letter|stamp|stay-lines|stay-facts)|content.\w+.(request|reference|party)|domain.(request|reference|draft)|visit.keep-request|browser.(print-alone|copy-text)|ui.(use-copy|qr-code))/,
                },
                // What else every page needs, all that the root imports: one file instead of nine, 1 kB less.
                { name: 'frame', test: /app.root\.tsx/ },
              ],
            },
          },
        },
      },
    },
  },
  css: {
    modules: {
      ...(command === 'build' && { generateScopedName: shortName }),
    },
  },
  define: constants,
  build: {
    // The second row of the README's browsers. Newer syntax is rewritten for them, colours too. Some properties need a
    // prefix on the iPhone alone.
    target: ['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4'],
    // One style sheet: one that came with a page would make the browser style the whole page again.
    cssCodeSplit: false,
    // The page itself fetches ahead (app/frame/pages.ts).
    modulePreload: false,
    reportCompressedSize: false,
    // The content security policy allows `data:` URLs for pictures, not for fonts.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  // The prerender's preview server would watch every file of the repository.
  ...(isPreview && { server: { watch: null } }),
}))
