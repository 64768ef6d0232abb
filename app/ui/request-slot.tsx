import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { common } from '#words/common.ts'
import { useLazyPart } from './use-lazy-part.ts'

/**
 * The code of the cards that a form leaves, fetched while the guest fills it in. Sending waits for it: a guest is
 * thanked only for what can be shown. If it does not come, the form stays as it is, and the next press tries again.
 */
export function useRequestCards<Cards, Entered = void>(
  load: () => Promise<Cards>,
  onSent: (entered: Entered) => void = () => {},
) {
  const { part: cards, isOpen, open, prefetch } = useLazyPart(load)
  const [sending, setSending] = useState<{ entered: Entered }>()

  const onInput = useEffectEvent(prefetch)
  useEffect(() => {
    const listener = () => onInput()
    addEventListener('input', listener, { once: true })
    return () => removeEventListener('input', listener)
  }, [])

  const finish = useEffectEvent(onSent)
  // Before the browser paints, so that the cart, say, is never seen empty before the thanks.
  useLayoutEffect(() => {
    if (!sending || (isOpen && !cards)) return
    setSending(undefined)
    if (cards) finish(sending.entered)
  }, [sending, isOpen, cards])

  return {
    cards,
    open,
    isSending: sending !== undefined,
    send: (entered: Entered) => {
      setSending({ entered })
      open()
    },
  }
}

/** Where the card of a request is shown, and announced when it is new. */
export function RequestSlot<Request extends { reference: string }>({
  request,
  Card,
  open,
}: {
  request: Request | undefined
  Card: ComponentType<Request> | undefined
  /** Fetches the card of an earlier request. */
  open: () => void
}) {
  const [earlier] = useState(request)

  const openCard = useEffectEvent(open)
  useEffect(() => {
    if (request) openCard()
  }, [request])

  return (
    <>
      {request && Card && <Card {...request} />}
      {/* In the page from the start, and silent when the guest comes back to an earlier card. */}
      <p role="status" className="visually-hidden">
        {request && Card && request !== earlier && common.requestReady(request.reference)}
      </p>
    </>
  )
}
