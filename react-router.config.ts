import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { roomPageIds } from './app/content/room-pages.ts'
import { recordEnvironment } from './scripts/build-environment.mjs'
import { finish } from './scripts/finish.mjs'

/** An id that no room has: its page says 'Room not found' and becomes rooms/404.html. */
const UNKNOWN_ROOM = '/rooms/404'

export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    UNKNOWN_ROOM,
    ...roomPageIds.map((id) => `/rooms/${id}`),
  ],
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await finish(join(buildDirectory, 'client'), { imageHosts: [] })
    await recordEnvironment(buildDirectory)
  },
} satisfies Config
