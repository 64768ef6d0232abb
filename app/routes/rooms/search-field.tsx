import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react'
import { afterFrame } from '#app/browser/after-frame.ts'
import * as field from '#app/ui/field.module.css'
import { SearchIcon } from '#app/ui/icons/frame.tsx'
import * as styles from './search-field.module.css'

/**
 * A search box. The label is for screen readers; the placeholder shows the same. The box holds the typed text. The URL,
 * which filters the list, follows after the frame that shows the letter, or when the guest presses something else.
 */
export function SearchField({
  label,
  search,
  onSearch,
  ...input
}: {
  label: string
  search: string
  onSearch: (search: string) => void
} & ComponentProps<'input'>) {
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({}) // a new object for each letter
  const write = () => {
    const text = box.current?.value ?? ''
    if (text !== search) onSearch(text)
  }
  const writeLater = useEffectEvent(write)
  useEffect(() => afterFrame(writeLater), [typed])
  useEffect(() => {
    const { current } = box
    if (current && current !== document.activeElement) current.value = search // the search was reset
  }, [search])
  return (
    <div className={styles.search} data-screen-only>
      <SearchIcon />
      <input
        ref={box}
        type="search"
        aria-label={label}
        className={field.input}
        defaultValue={search}
        onChange={() => setTyped({})}
        onBlur={write}
        {...input}
      />
    </div>
  )
}
