import { useEffect, useRef, useState } from 'react'
import type { Letter } from '#app/hotel/letters/letter.ts'
import { common } from '#words/common.ts'
import { importCalendar } from './request-actions.tsx'
import { RequestCard } from './request-card.tsx'

/** Where the letter of a request is shown. A new one takes the focus to its heading, and is announced. */
export function RequestSlot({
  letter,
  isHidden,
}: {
  letter: Letter | undefined
  /** While something newer is on the page. */
  isHidden?: boolean
}) {
  const reference = letter?.reference
  const [earlier] = useState(reference)
  const slot = useRef<HTMLDivElement>(null)
  const isNew = reference !== undefined && reference !== earlier
  useEffect(() => {
    importCalendar().catch(() => {}) // so that the letter is whole without a connection
  }, [])
  useEffect(() => {
    if (!isNew) return
    // After the frame in which the page itself moves: back to its first step, or to a message.
    const frame = requestAnimationFrame(() => {
      slot.current?.scrollIntoView({ block: 'start' })
      slot.current?.querySelector('h2')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isNew, reference])

  return (
    <div ref={slot}>
      {letter && !isHidden && <RequestCard key={reference} letter={letter} />}
      {/* In the page from the start, and silent when the guest comes back to an earlier letter. */}
      <p role="status" className="visually-hidden">
        {isNew && common.requestReady(reference)}
      </p>
    </div>
  )
}
