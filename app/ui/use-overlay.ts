import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { whenIdle } from '#app/browser/idle.ts'
import { waitFor } from '#app/browser/wait-for.ts'
import { notFetched } from '#words/frame.ts'
import { showToast } from './toast.ts'

/**
 * A dialog or popover that comes and goes. Each showing has a number, which is the key of what is shown: browsers hide an
 * overlay at once, but fire its `close` a task later, and a late event of an earlier showing then closes nothing.
 */
export function useOverlay() {
  const [showing, setShowing] = useState(0)
  const count = useRef(0)
  return {
    showing,
    open: () => {
      count.current += 1
      setShowing(count.current)
    },
    close: () => setShowing((now) => (now === showing ? 0 : now)),
  }
}

/**
 * An overlay whose code is fetched once the page is idle, or when the guest first reaches for it. Until it is there, what
 * was pressed is marked. If it does not come in time, a toast says so; the next press tries again.
 */
export function useLazyOverlay<Code>(load: () => Promise<Code>) {
  const { showing, open, close } = useOverlay()
  const fetched = useRef<Code>(undefined) // a ref, so that arriving code renders nothing
  const missed = useRef<unknown>(undefined)

  const fetchCode = async () => {
    try {
      fetched.current ??= await loadAfter(missed.current, load)
    } catch (error) {
      missed.current = error
      throw error
    }
  }
  const prefetch = () => fetchCode().catch(() => {})
  const fetchAhead = useEffectEvent(prefetch)
  useEffect(() => whenIdle(() => fetchAhead()), [])

  return {
    showing,
    code: showing > 0 ? fetched.current : undefined,
    opener: { 'aria-expanded': showing > 0, onPointerEnter: prefetch, onFocus: prefetch },
    open: async (pressed: Element | null) => {
      const hasCome = fetched.current !== undefined || (await waitFor(fetchCode(), pressed))
      if (hasCome) open()
      else if (hasCome === false) showToast(notFetched)
    },
    close,
  }
}

/**
 * Firefox before 155 caches a failed import until reload. Retry under `?again=`, with the URL from its error. Other
 * browsers retry by themselves.
 */
function loadAfter<Code>(error: unknown, load: () => Promise<Code>): Promise<Code> {
  const [url] = /https?:\S+\.js/.exec(String(error)) ?? []
  return url ? import(/* @vite-ignore */ `${url}?again=${Date.now()}`) : load()
}
