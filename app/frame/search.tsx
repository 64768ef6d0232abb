import { useEffect, useEffectEvent, useState } from 'react'
import { useLazyPart } from '#app/browser/use-lazy-part.ts'
import { IconButton } from '#app/ui/button.tsx'
import { SearchIcon } from '#app/ui/icons/frame.tsx'
import { frame } from '#words/frame.ts'
import * as styles from './search.module.css'

const importPalette = () => import('./search-palette.tsx')

/**
 * The button and the keys (Ctrl or Cmd with K) that open and close the search palette. They leave a dialog in its
 * place. What is typed while the palette's code is on the way is kept and handed over.
 */
export function Search() {
  const { isOpen, part, prefetch, open, close } = useLazyPart(importPalette, { ahead: true })
  const [text, setText] = useState('')

  const toggle = () => {
    if (isOpen) return close()
    if (document.querySelector('dialog:modal')) return
    setText('')
    open()
  }

  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (isShortcut(event)) {
      event.preventDefault()
      if (!event.repeat) toggle()
    } else if (isOpen && !part) {
      if (event.key === 'Escape') close()
      else if (isCharacter(event)) {
        event.preventDefault()
        setText((before) => before + event.key)
      }
    }
  })

  useEffect(() => {
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <IconButton
        className={styles.button}
        data-script-only
        label={frame.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-expanded={isOpen}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={toggle}
      >
        <SearchIcon />
      </IconButton>
      {part && <part.SearchPalette text={text} onType={setText} onClose={close} />}
    </>
  )
}

/** Compares the letter; on keyboards of another script, such as Bangla, the position of the key. */
const isShortcut = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey !== metaKey &&
  !altKey &&
  !shiftKey &&
  (/^k$/i.test(key) || (key > '~' && code === 'KeyK'))

const isCharacter = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey
