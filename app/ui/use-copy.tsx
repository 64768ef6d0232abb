import { useState } from 'react'
import { copyText } from '#app/browser/copy-text.ts'

/**
 * Copies a text and announces whether it worked. Each press renders another element: an unchanged text would be read
 * out only the first time.
 */
export function useCopy(text: string, words: { copied: string; notCopied: string }) {
  const [message, setMessage] = useState({ press: 0, words: '' })
  const announce = (words: string) => setMessage(({ press }) => ({ press: press + 1, words }))
  const copy = () =>
    copyText(text).then(
      () => announce(words.copied),
      () => announce(words.notCopied),
    )
  return [copy, message.words && <span key={message.press}>{message.words}</span>] as const
}
