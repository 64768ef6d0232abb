import { useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from '#app/ui/button.tsx'
import { SearchIcon } from '#app/ui/icons/frame.tsx'
import { useLazyOverlay } from '#app/ui/use-overlay.ts'
import { frame } from '#words/frame.ts'

const importPalette = () => import('./search-palette.tsx')

/**
 * The button and the keys (Ctrl or Cmd with K) that open and close the search palette. They leave an open dialog alone.
 * Until the palette's code is there, every other key belongs to the page.
 */
export function Search() {
  const { showing, code, opener, open, close } = useLazyOverlay(importPalette)
  const button = useRef<HTMLButtonElement>(null)

  const toggle = () => {
    if (!document.querySelector('dialog:modal')) open(button.current)
    else if (code) close()
  }

  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    if (!event.repeat) toggle()
  })

  useEffect(() => {
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <IconButton
        ref={button}
        data-script-only
        label={frame.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        {...opener}
        onClick={toggle}
      >
        <SearchIcon />
      </IconButton>
      {code && <code.SearchPalette key={showing} onClose={close} />}
    </>
  )
}

/** Compares the letter. On keyboards of another script, such as Bengali, it compares the key's position. */
const isShortcut = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey !== metaKey &&
  !altKey &&
  !shiftKey &&
  (/^k$/i.test(key) || (key > '~' && code === 'KeyK'))
