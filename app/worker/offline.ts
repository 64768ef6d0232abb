import { PrecacheController } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { isNotFoundPage, offlinePage, pictureOfPath } from '#app/domain/offline.ts'
import { PICTURES_CACHE, SITE_CACHE } from './caches.ts'

declare const self: ServiceWorkerGlobalScope

type Asked = { event: ExtendableEvent; request: Request; url: URL }

const MOST_PICTURES = 120 // of at most 0.2 MB each

const { pages, files, cards } = __RELEASE__
const pagePaths = new Set(pages.map(({ url }) => url))
const filePaths = new Set(files.map(({ url }) => url))

const site = new PrecacheController({
  cacheName: SITE_CACHE,
  plugins: [
    {
      // A host may answer 404 when it is asked for a not-found page, and that page is what is wanted.
      cacheWillUpdate: async ({ request, response }) =>
        response.ok || (response.status === 404 && isNotFoundPage(request.url)) ? response : null,
    },
  ],
})
site.addToCacheList([
  ...pages,
  ...files,
  ...Object.values(cards).map((url) => ({ url, revision: null })),
])

const seenPictures = new CacheFirst({
  cacheName: PICTURES_CACHE,
  plugins: [{ cacheDidUpdate: ({ cacheName }) => forgetOldest(cacheName) }],
})

self.addEventListener('install', (event) => {
  site.install(event)
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetEarlierReleases(event)]))
})

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && pictureOfPath(url.pathname) !== undefined,
  answerPicture,
)
// Under /assets/ there may be files of an earlier release, which are not in the list but still kept.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && (url.pathname.startsWith('/assets/') || filePaths.has(url.pathname)),
  site.strategy,
)
registerRoute(new NavigationRoute(answerPage))

/** A page comes from its release, at once; only what this release does not have is asked for. */
async function answerPage({ event, request, url }: Asked) {
  event.waitUntil(forgetEarlierReleases(event))
  const { page, status } = offlinePage(url.pathname, pagePaths)
  const kept = async () => site.matchPrecache(page)
  if (status === 200) return (await kept()) ?? fetch(request)
  try {
    return await fetch(request)
  } catch {
    const notFound = await kept()
    if (!notFound) return Response.error()
    return new Response(notFound.body, { status, headers: notFound.headers })
  }
}

/** A picture as it is asked for; where it cannot be had, the same picture as wide as a card. */
async function answerPicture(options: Asked) {
  const card = cards[pictureOfPath(options.url.pathname) ?? '']
  if (card === options.url.pathname) return site.strategy.handle(options)
  const picture = await seenPictures.handle(options).catch(() => undefined)
  if (picture?.ok) return picture
  return (card && (await site.matchPrecache(card))) || picture || Response.error()
}

/** Those kept first go first. */
async function forgetOldest(cacheName: string) {
  const cache = await caches.open(cacheName)
  const pictures = await cache.keys()
  await Promise.all(pictures.slice(0, -MOST_PICTURES).map((picture) => cache.delete(picture)))
}

/**
 * What earlier releases left serves the pages that came with them, so it goes once none is open; and
 * never while a newer release is on its way, whose files would go too.
 */
async function forgetEarlierReleases(event: ExtendableEvent) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { installing, waiting } = self.registration
  if (open.length === 0 && !installing && !waiting) await site.activate(event)
}
