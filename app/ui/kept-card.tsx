import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useLazyPart } from './use-lazy-part.ts'

/**
 * The card of a request that is kept. Its code is fetched while the guest fills in the form, so that the
 * card is there when the form is sent and moves nothing later.
 */
export function KeptCard<Kept extends { reference: string }>({
  kept,
  load,
  announcement,
}: {
  kept: Kept | undefined
  load: () => Promise<ComponentType<Kept>>
  announcement: (reference: string) => string
}) {
  const { part: Card, open, prefetch } = useLazyPart(load)
  const [earlier] = useState(kept)

  const onInput = useEffectEvent(prefetch)
  useEffect(() => {
    const listener = () => onInput()
    addEventListener('input', listener, { once: true })
    return () => removeEventListener('input', listener)
  }, [])

  const fetchCard = useEffectEvent(open)
  useEffect(() => {
    if (kept) fetchCard()
  }, [kept])

  return (
    <>
      {kept && Card && <Card {...kept} />}
      {/* In the page from the start, and silent when the guest comes back to an earlier card. */}
      <p role="status" className="visually-hidden">
        {kept && Card && kept !== earlier && announcement(kept.reference)}
      </p>
    </>
  )
}
