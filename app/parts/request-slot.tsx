import { type ComponentType, useEffect, useRef, useState } from 'react'
import { common } from '#words/common.ts'

/** Where the letter of a request is shown. A new one takes the focus to its heading, and is announced. */
export function RequestSlot<Request extends { reference: string }>({
  request,
  Card,
  isHidden,
}: {
  request: Request | undefined
  Card: ComponentType<Request>
  /** While something newer is on the page. */
  isHidden?: boolean
}) {
  const [earlier] = useState(request)
  const slot = useRef<HTMLDivElement>(null)
  const isNew = request !== undefined && request !== earlier
  useEffect(() => {
    if (!isNew) return
    // After the frame in which the page itself moves: back to its first step, or to a message.
    const frame = requestAnimationFrame(() => {
      slot.current?.scrollIntoView({ block: 'start' })
      slot.current?.querySelector('h2')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isNew, request])

  return (
    <div ref={slot}>
      {request && !isHidden && <Card key={request.reference} {...request} />}
      {/* In the page from the start, and silent when the guest comes back to an earlier letter. */}
      <p role="status" className="visually-hidden">
        {isNew && common.requestReady(request.reference)}
      </p>
    </div>
  )
}
