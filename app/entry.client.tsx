import '#styles/language.css' // first of all styles: it sets the order of the cascade layers

import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { lang } from '#language'
import { whenIdle } from './browser/idle.ts'
import { findLanguage } from './content/languages.js'

// The router ignores capitals, and a host does not: on its 404 page at '/Rooms' the screen of Rooms would be hydrated. So
// the browser goes to small letters. From a path that begins with two slashes a link would lead to another host.
const { pathname, search, hash } = location
const withSingleSlashes = pathname.replace(/\/{2,}/g, '/')
const isMissing = 'routes/not-found' in window.__reactRouterRouteModules
const corrected = isMissing ? withSingleSlashes.toLowerCase() : withSingleSlashes

if (corrected !== pathname) location.replace(corrected + search + hash)
else
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* React already logs errors that a page throws. */}
        <HydratedRouter onError={() => {}} useTransitions={false} />
      </StrictMode>,
    )
  })

// After everything that the page itself fetches ahead: the worker then finds it in the browser's cache.
if (import.meta.env.PROD && __OFFLINE__)
  window.addEventListener('hydrated', () => whenIdle(registerWorker))

function registerWorker() {
  const { worker, path } = findLanguage(lang)
  // Some browsers refuse, for example in a private window. The site works without the worker.
  navigator.serviceWorker?.register(worker, { scope: path || '/' }).catch(() => {})
}
