import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { buildConstants } from './scripts/build-environment.mjs'

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
                // What every page has around it, but for what a guest must first reach for.
                {
                  name: 'frame',
                  test: /\/app\/(site\/(?!chat-panel|search-palette)|routes\/not-found|content\/(navigation|site|not-found)|styles\/motif|ui\/(icons\/frame|icons\/line|icons\/mark|link|button|notice-page|use-layer|use-hydrated)|state\/toast)|vite\/preload-helper/,
                },
                // What many screens share: one file compresses better than thirty.
                { name: 'shared', test: /\/app\/|vite\/preload-helper/, minShareCount: 5 },
              ],
            },
          },
        },
      },
    },
  },
  define: buildConstants(),
  build: {
    // The content security policy takes fonts from files only; small pictures may be data: addresses.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
})
