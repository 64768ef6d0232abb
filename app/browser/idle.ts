import { timeout } from './wait-for.ts'

let last: Promise<unknown> | undefined

/**
 * Runs tasks one after another, once the page is loaded and the browser is idle. They fetch what the guest may want
 * next, so none runs if the guest saves data. A task that fails is ignored.
 */
export function whenIdle(task: () => unknown) {
  if (navigator.connection?.saveData) return
  last ??= loaded()
  last = last
    .then(idle)
    .then(() => Promise.race([task(), timeout()]))
    .catch(() => {})
}

const loaded = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined)
    else addEventListener('load', resolve, { once: true })
  })

/** Resolves when the browser is idle. Where the browser supports it, the deadline comes with it. */
export const idle = () =>
  new Promise<IdleDeadline | undefined>((resolve) =>
    (window.requestIdleCallback ?? setTimeout)(resolve),
  )
