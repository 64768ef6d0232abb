import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { lang } from '#language'
import { findLanguage } from './content/languages.js'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* React already logs errors that a page throws. */}
      <HydratedRouter onError={() => {}} />
    </StrictMode>,
  )
})

// The offline worker fetches much of the site, so it waits until the page is loaded and idle.
if (import.meta.env.PROD && __OFFLINE__ && !navigator.connection?.saveData) {
  if (document.readyState === 'complete') registerWorker()
  else window.addEventListener('load', registerWorker)
}

function registerWorker() {
  const { worker, path } = findLanguage(lang)
  const whenIdle = window.requestIdleCallback ?? setTimeout
  // Some browsers refuse, for example in a private window. The site works without the worker.
  whenIdle(() => navigator.serviceWorker?.register(worker, { scope: path || '/' }).catch(() => {}))
}
