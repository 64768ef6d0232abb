import { useEffect, useRef, useState } from 'react'
import type { Letter } from '#app/sentences/letters/letter.ts'
import { common } from '#words/common.ts'
import { importCalendar } from './request-actions.tsx'
import { RequestCard } from './request-card.tsx'

/** The references of the letters that have been announced. */
const announced = new Set<string>()

/** The place of a request's letter. A new letter takes the focus to its heading, and is announced. */
export function RequestSlot({ letter }: { letter: Letter | undefined }) {
  const reference = letter?.reference
  const [latest, setLatest] = useState<string>()
  const slot = useRef<HTMLDivElement>(null)
  const isNew = reference !== undefined && reference === latest
  useEffect(() => {
    if (!reference || announced.has(reference)) return
    announced.add(reference)
    setLatest(reference)
  }, [reference])
  useEffect(() => {
    importCalendar().catch(() => {}) // so that the letter works without a connection
  }, [])
  useEffect(() => {
    if (!isNew) return
    // After the page's own move, back to its first step or to a message.
    const frame = requestAnimationFrame(() => {
      slot.current?.scrollIntoView({ block: 'start' })
      const title = slot.current?.querySelector('h2')
      title?.focus({ preventScroll: true })
      title?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [isNew, reference])

  return (
    <div ref={slot}>
      {letter && <RequestCard key={reference} letter={letter} />}
      {/* Mounted from the start so that screen readers announce it; empty for a letter that was there before. */}
      <p role="status" className="visually-hidden">
        {isNew && common.requestReady(reference)}
      </p>
    </div>
  )
}
