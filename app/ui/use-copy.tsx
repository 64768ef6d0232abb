import { useState } from 'react'
import { copyText } from '#app/browser/copy-text.ts'

/**
 * Copies a text, and tells in a status whether it worked. Each press renders another element: words that stay the same
 * are read out only once.
 */
export function useCopy(text: string, words: { copied: string; notCopied: string }) {
  const [said, setSaid] = useState({ press: 0, words: '' })
  const say = (words: string) => setSaid(({ press }) => ({ press: press + 1, words }))
  const copy = () =>
    copyText(text).then(
      () => say(words.copied),
      () => say(words.notCopied),
    )
  return [copy, <span key={said.press}>{said.words}</span>] as const
}
