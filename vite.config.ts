import { readdirSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { findLanguage } from './app/content/languages.js'
import { timeZone } from './app/content/site.ts'
import { buildConstants } from './scripts/build-environment.mjs'
import { PRERENDERING, takeTurn } from './scripts/turn.mjs'

const sheets = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((path) => `/app/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.module.css'))
  .sort()
const namesOf: string[][] = []

const condition = `locale-${findLanguage(process.env.LANGUAGE).lang}`

export default defineConfig(({ command }) => ({
  plugins: [
    {
      // The prerender starts a preview server, for which the router writes its types anew: two editions
      // at once would remove each other's.
      name: 'one-prerender-at-a-time',
      config: (_, { isPreview }) => (isPreview ? takeTurn(PRERENDERING) : undefined),
    },
    reactRouter(),
  ],
  resolve: { conditions: [condition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [condition, ...defaultServerConditions] } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules.(?:react|react-dom|react-router|scheduler)[/\\]/,
                  priority: 1,
                },
                // Four lazy parts share it, but no page needs it from the start.
                { name: 'qr-code', test: /node_modules.lean-qr|app.ui.qr-code\.tsx/, priority: 1 },
                {
                  // What several screens share: one file compresses better than thirty. Content stays with
                  // the screens that show it, but for two files that all pages need.
                  name: 'shared',
                  minShareCount: 4,
                  test: /^(?!.*app.content.(?!...common|pictures.generated.encoded))/,
                },
              ],
            },
          },
        },
      },
    },
  },
  css: { modules: { generateScopedName: command === 'build' ? shortName : readableName } },
  define: buildConstants(timeZone),
  build: {
    // One style sheet for the edition: a sheet that arrives with a screen has the browser style the whole page anew.
    cssCodeSplit: false,
    reportCompressedSize: false,
    // The content security policy takes fonts from files only; small pictures may be data: addresses.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
}))

/** `rooms-route_list` for `.list` in app/routes/rooms/route.module.css. */
function readableName(name: string, file: string) {
  const path = /\/app\/(?:routes\/)?(.*)\.module\.css$/.exec(file)?.[1]
  return `${path?.replaceAll('/', '-')}_${name}`
}

/** `aq3` for the fourth name of a sheet: a tenth of the styles, and the same in each build of the same files. */
function shortName(name: string, file: string) {
  const sheet = sheets.findIndex((path) => file.endsWith(path))
  const names = [...new Set(namesOf[sheet]).add(name)]
  namesOf[sheet] = names
  return String.fromCharCode(97 + sheet / 26, 97 + (sheet % 26)) + names.indexOf(name)
}
