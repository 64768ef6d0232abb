/*
 * The visit in the state of each history entry: Back and Forward to another document bring it back, a reload does not.
 */

const isReturn = () => Object(performance.getEntriesByType('navigation')[0]).type === 'back_forward'

/** The visit to take over, as a fragment, where Back or Forward have loaded this document. */
export const returned: { visit?: string | undefined } = {
  visit: import.meta.env.SSR || !isReturn() ? undefined : window.history.state?.visit,
}

/** Writes the visit into the entry, unless its own is still to be taken over. */
export function keepInHistory(visit: string) {
  if (returned.visit) return
  // Some browsers refuse many changes within seconds: see use-url.ts.
  try {
    window.history.replaceState({ ...window.history.state, visit }, '')
  } catch {}
}
