import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { buildConstants } from './scripts/build-environment.mjs'

export default defineConfig({
  plugins: [reactRouter()],
  define: buildConstants(),
  build: {
    // The content security policy takes fonts from files only; small pictures may be data: addresses.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
})
