/** How long anything waits for a script: one that a captive portal swallows never comes, and never fails. */
const PATIENCE_MS = 10_000

let last: Promise<unknown> | undefined

/**
 * Runs tasks one after another once the page is loaded and the browser is idle. They fetch what the guest may want next, so
 * they do not run at all where the guest saves data; a task that fails is no error.
 */
export function whenIdle(task: () => unknown) {
  if (navigator.connection?.saveData) return
  last ??= loaded()
  last = last
    .then(idle)
    .then(() => Promise.race([task(), patience()]))
    .catch(() => {})
}

const loaded = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined)
    else addEventListener('load', resolve, { once: true })
  })

/** Resolves when the browser has nothing to do, with what tells for how long where the browser knows. */
export const idle = () =>
  new Promise<IdleDeadline | undefined>((resolve) =>
    (window.requestIdleCallback ?? setTimeout)(resolve),
  )

/** Rejects when it ends. */
export const patience = () => new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS))
