import { PICTURES_CACHE, SITE_CACHE } from './caches.ts'

declare const self: ServiceWorkerGlobalScope

/** Published in place of the offline worker, it takes away what that one kept, and then itself. */
async function retire() {
  await Promise.all([SITE_CACHE, PICTURES_CACHE].map((name) => caches.delete(name)))
  await self.registration.unregister()
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))
