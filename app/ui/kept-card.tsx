import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { useLayer } from './use-layer.ts'

/** The card of a request that is kept. Its code is fetched when there is one. */
export function KeptCard<Kept extends object>({
  kept,
  load,
}: {
  kept: Kept | undefined
  load: () => Promise<ComponentType<Kept>>
}) {
  const { part: Card, open } = useLayer(load)
  const fetchCard = useEffectEvent(open)
  useEffect(() => {
    if (kept) fetchCard()
  }, [kept])

  return kept && Card ? <Card {...kept} /> : null
}
