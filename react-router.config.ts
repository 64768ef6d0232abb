import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { posts } from './app/content/blog.ts'
import { roomPageIds } from './app/content/rooms/index.ts'
import { recordEnvironment, siteOrigin } from './scripts/build-environment.mjs'
import { finish } from './scripts/finish.mjs'
import { notFoundFolders } from './scripts/headers.mjs'
import { writeWorker } from './scripts/precache.mjs'
import { writeSitemap } from './scripts/sitemap.mjs'

/** Addresses that do not exist: their pages become 404.html, rooms/404.html and blog/404.html. */
const NOT_FOUND = ['', ...notFoundFolders].map((folder) => `${folder}/404`)

export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    ...NOT_FOUND,
    ...roomPageIds.map((id) => `/rooms/${id}`),
    ...posts.map(({ id }) => `/blog/${id}`),
  ],
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const client = join(buildDirectory, 'client')
    await writeSitemap(client, siteOrigin())
    await finish(client, { addWorker: writeWorker })
    await recordEnvironment(buildDirectory)
  },
} satisfies Config
