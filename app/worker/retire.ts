declare const self: ServiceWorkerGlobalScope

/** Published in place of the offline worker. It deletes what that worker kept, and then itself. */
async function retire() {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))

export {}
