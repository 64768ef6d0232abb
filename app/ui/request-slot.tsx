import { type ComponentType, useState } from 'react'
import { common } from '#words/common.ts'

/** Where the card of a request is shown, and announced when it is new. */
export function RequestSlot<Request extends { reference: string }>({
  request,
  Card,
}: {
  request: Request | undefined
  Card: ComponentType<Request>
}) {
  const [earlier] = useState(request)

  return (
    <>
      {request && <Card key={request.reference} {...request} />}
      {/* In the page from the start, and silent when the guest comes back to an earlier card. */}
      <p role="status" className="visually-hidden">
        {request && request !== earlier && common.requestReady(request.reference)}
      </p>
    </>
  )
}
