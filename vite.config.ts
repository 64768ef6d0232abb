import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { buildConstants } from './scripts/build-environment.mjs'

/**
 * What every page has around it, but for what a guest must first reach for; and the styles of all building
 * blocks, for a page has its looks sooner from two files than from seven.
 */
const FRAME = [
  '/app/site/(?!chat-panel|search-palette)',
  '/app/routes/not-found',
  '/app/content/(navigation|site|not-found)',
  '/app/state/toast',
  '/app/styles/',
  '/app/ui/(icons/(frame|line|mark)|link|button|notice-page|use-layer|use-hydrated)',
  '/app/ui/(?!calendar|lightbox|dialog)[^/]*[.]css',
  'vite/preload-helper',
]

/** Small pieces that several screens have: one file instead of six. */
const DETAILS = [
  '/app/ui/(badge|rating|blocks)',
  '/app/content/(opening-hours|pictures[.]generated/(portrait|venue))',
]

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page needs and only a new version changes.
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                { name: 'frame', test: new RegExp(FRAME.join('|')) },
                { name: 'details', test: new RegExp(DETAILS.join('|')) },
                // What many screens share: one file compresses better than thirty.
                { name: 'shared', test: /\/app\/|vite\/preload-helper/, minShareCount: 5 },
              ],
            },
          },
        },
      },
    },
  },
  css: { modules: { generateScopedName: className } },
  define: buildConstants(),
  build: {
    // The content security policy takes fonts from files only; small pictures may be data: addresses.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
})

/** `rooms-route_list` for `.list` in app/routes/rooms/route.module.css: unique, told apart by eye, and shorter than a hash once compressed. */
function className(name: string, file: string) {
  const path = /\/app\/(?:routes\/)?(.*)\.module\.css$/.exec(file)?.[1]
  return `${path?.replaceAll('/', '-')}_${name}`
}
