import {
  addPlugins,
  addRoute,
  matchPrecache,
  type PrecacheEntry,
  precache,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { languagePathOf } from '#app/content/languages.js'
import { isNotFoundPage, keptPage } from './kept-page.ts'

declare const self: ServiceWorkerGlobalScope
/** Set by the build: the folder of the language's pages, '' or '/bn'. */
declare const __LANGUAGE_PATH__: string

const TIMEOUT_SECONDS = 3
const REST_MS = 30
const MOST_PICTURES = 120 // of at most 0.2 MB each

/** Set by the build: the files of this release, to be fetched ahead. */
const files = self.__WB_MANIFEST as PrecacheEntry[]
const kept = new Set(files.map(({ url }) => url))

addPlugins([
  {
    // Workbox fetches one file at a time. A rest between two leaves the processor to a press.
    requestWillFetch: async ({ request, event }) => {
      if (event?.type === 'install') await new Promise((rested) => setTimeout(rested, REST_MS))
      return request
    },
    cacheWillUpdate: async ({ request, response }) =>
      response.ok || isNotFoundPage(request.url) ? response : null,
  },
])
precache(files)

// On a first visit, too, the worker serves the open page once all files are there.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [{ cacheDidUpdate: ({ cacheName }) => forgetOldest(cacheName) }],
  }),
)

// This language's other files without a hash in their name: pages and icons.
registerRoute(
  ({ sameOrigin, url: { pathname } }) =>
    sameOrigin &&
    !pathname.startsWith('/assets/') &&
    languagePathOf(pathname) === __LANGUAGE_PATH__,
  new NetworkFirst({
    networkTimeoutSeconds: TIMEOUT_SECONDS,
    plugins: [
      {
        // Pages are kept together with the scripts of their release, never one by one.
        cacheWillUpdate: async () => null,
        // While the server fails, the kept page answers.
        fetchDidSucceed: async ({ request, response }) => {
          if (response.status >= 500 && pageFor(request).status === 200) throw new Error('failing')
          return response
        },
        cachedResponseWillBeUsed: async ({ request }) => {
          const { page, status } = pageFor(request)
          return status === 200 ? matchPrecache(page) : undefined
        },
        // There is no connection, and no such page is kept. A timeout does not get here: the page may be new.
        handlerDidError: async ({ request }) => {
          const { page, status } = pageFor(request)
          const notFound = await matchPrecache(page)
          return notFound && new Response(notFound.body, { status, headers: notFound.headers })
        },
      },
    ],
  }),
)

addRoute()

const pageFor = ({ url }: Request) => keptPage(new URL(url).pathname, kept, __LANGUAGE_PATH__)

async function forgetOldest(cacheName: string) {
  const cache = await caches.open(cacheName)
  const oldest = (await cache.keys()).slice(0, -MOST_PICTURES)
  await Promise.all(oldest.map((picture) => cache.delete(picture)))
}
