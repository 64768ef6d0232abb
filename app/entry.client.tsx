import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

if (import.meta.env.PROD && __OFFLINE__ && !navigator.connection?.saveData)
  onceLoaded(keepForOffline)

// A page that cannot dissolve into the next, for another is already on its way or the phone is being
// turned, is simply there: no fault of the page.
window.addEventListener('unhandledrejection', (event) => {
  if (/^Transition was /.test(event.reason?.message)) event.preventDefault()
})

// While one page dissolves into the next the browser shows pictures of both, and a press lands on the
// root of the page. It ends the dissolve, and goes to what is then under it.
window.addEventListener('pointerdown', () => document.activeViewTransition?.skipTransition())
window.addEventListener('click', (event) => {
  if (event.isTrusted && event.target === document.documentElement)
    document
      .elementFromPoint(event.clientX, event.clientY)
      ?.dispatchEvent(new MouseEvent('click', event))
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* What a page throws is already written to the console by React. */}
      <HydratedRouter onError={() => {}} />
    </StrictMode>,
  )
})

/** This script comes last and may be there before or after the pictures. */
function onceLoaded(act: () => void) {
  if (document.readyState === 'complete') act()
  else window.addEventListener('load', act)
}

/** The worker fetches the whole site, so it waits until the page has all it needs and is at rest. */
function keepForOffline() {
  const whenIdle = window.requestIdleCallback ?? setTimeout
  // A browser may refuse, in a private window for one; the site is as good without.
  whenIdle(() => navigator.serviceWorker?.register('/sw.js').catch(() => {}))
}
