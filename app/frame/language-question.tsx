import { useEffect, useEffectEvent, useState } from 'react'
import { useLazyPart } from '#app/browser/use-lazy-part.ts'
import { useEntered } from '#app/state/entered.ts'

const importDialog = () => import('./language-dialog.tsx')

/**
 * Asks before a change of language, which loads another page, if that would lose what the guest has typed. The links
 * are in the header, the menu and elsewhere; a dialog inside a closed menu would not be seen, so it is here.
 */
export function LanguageQuestion() {
  const { part, open, close } = useLazyPart(importDialog)
  const [href, setHref] = useState('')

  const ask = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (link?.rel !== 'alternate' || opensElsewhere || !isTyped()) return
    event.preventDefault()
    setHref(link.href)
    open()
  })
  useEffect(() => {
    const listener = (event: MouseEvent) => ask(event)
    document.addEventListener('click', listener)
    return () => document.removeEventListener('click', listener)
  }, [])

  return part && <part.LanguageDialog href={href} onClose={close} />
}

const WORDS = ['text', 'email', 'tel', 'date', 'time', 'textarea']

/** Whether a form of this page, or the reservation, holds what was typed. A search is in the address. */
const isTyped = () =>
  useEntered.getState().hasWords ||
  [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)')].some(
    ({ type, value }) => value !== '' && WORDS.includes(type),
  )
