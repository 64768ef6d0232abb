import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { posts } from './app/content/blog.ts'
import { findLanguage } from './app/content/languages.js'
import { allHours } from './app/content/opening-hours.ts'
import { roomPageIds } from './app/content/rooms/index.ts'
import { checkHours } from './app/domain/hours.ts'
import { finishPages } from './scripts/build/finish-pages.mjs'
import { writeWorker } from './scripts/build/precache.mjs'

checkHours('app/content/opening-hours.ts', allHours)

const language = findLanguage(process.env.LANGUAGE)

/** The not-found pages: they become 404.html, rooms/404.html and blog/404.html. */
const NOT_FOUND = ['/404', '/rooms/404', '/blog/404']

export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    ...NOT_FOUND,
    ...roomPageIds.map((id) => `/rooms/${id}`),
    ...posts.map(({ id }) => `/blog/${id}`),
  ],
  // One language. `npm run build` builds each and joins them in build/client.
  basename: language.path || '/',
  buildDirectory: `build/${language.lang}`,
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const client = join(buildDirectory, 'client')
    await finishPages(client, language)
    await writeWorker(client, { language })
  },
} satisfies Config
