/** Longest wait for code: a request that a captive portal swallows neither loads nor fails. */
const TIMEOUT_MS = 10_000
export const timeout = () => new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS))

let endWait: ((hasCome?: boolean) => void) | undefined

/** Gives up what the last press still waits for. Nobody is told. */
export const stopWaiting = () => endWait?.()

/**
 * Waits for what a press needs, and marks what was pressed. Resolves to whether it came in time; to undefined if it was
 * cancelled: by `stopWaiting`, or by the next press that waits.
 */
export function waitFor(code: Promise<unknown>, pressed: Element | null) {
  stopWaiting()
  pressed?.setAttribute('aria-busy', 'true')
  return new Promise<boolean | undefined>((resolve) => {
    const end = (hasCome?: boolean) => {
      if (endWait !== end) return
      endWait = undefined
      pressed?.removeAttribute('aria-busy')
      resolve(hasCome)
    }
    endWait = end
    Promise.race([code, timeout()]).then(
      () => end(true),
      () => end(false),
    )
  })
}
