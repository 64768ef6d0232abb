import { type KeyboardEvent, useId, useState } from 'react'
import { hasModifier } from '#app/browser/has-modifier.ts'
import { contact } from '#app/content/hotel.ts'
import { searchSite } from '#app/content/search.ts'
import { isSearching, splitAtMatch } from '#app/domain/search.ts'
import { IconButton } from '#app/ui/button.tsx'
import { CloseIcon, SearchIcon } from '#app/ui/icons/frame.tsx'
import { Link } from '#app/ui/link.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { InlineLink } from '#app/ui/text-link.tsx'
import { useVisitDiet } from '#app/visit/store.ts'
import { common } from '#words/common.ts'
import { searchGroups, searchWords } from '#words/search.ts'
import * as styles from './search-palette.module.css'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Finds pages. Closing it returns the focus; choosing an entry opens its page, whose heading takes the focus. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const diet = useVisitDiet()
  const groups = searchSite(text, diet)
  const entries = groups.flatMap(({ items }) => items)
  const idOf = (index: number) => `${id}${index}`
  const optionAt = (index: number) => document.getElementById(idOf(index))

  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    // During composition the keys belong to the input method.
    if (event.nativeEvent.isComposing || entries.length === 0) return
    if (event.key === 'Enter') optionAt(active)?.click()
    if (!step) return
    event.preventDefault()
    const next = (active + step + entries.length) % entries.length
    setActive(next)
    optionAt(next)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Modal className={styles.dialog} aria-label={searchWords.label} onClose={onClose}>
      {(close) => (
        <div className={styles.palette}>
          <div className={styles.field}>
            <SearchIcon />
            <input
              role="combobox"
              aria-label={searchWords.label}
              aria-autocomplete="list"
              aria-controls={`${id}list`}
              aria-expanded={entries.length > 0}
              aria-activedescendant={entries.length > 0 ? idOf(active) : undefined}
              placeholder={searchWords.placeholder}
              enterKeyHint="go"
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={(event) => {
                setText(event.target.value)
                setActive(0)
              }}
              onKeyDown={press}
            />
            <IconButton label={common.close} onClick={close}>
              <CloseIcon />
            </IconButton>
          </div>
          <div
            id={`${id}list`}
            role="listbox"
            aria-label={searchWords.results}
            className={styles.list}
            tabIndex={-1}
            onMouseDown={keepFocus}
          >
            {groups.map(({ category, items }) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
              <div key={category} role="group" aria-labelledby={id + category}>
                <div id={id + category} className={styles.category}>
                  {searchGroups[category]}
                </div>
                {items.map((entry) => {
                  const index = entries.indexOf(entry)
                  return (
                    <Link
                      key={entry.url}
                      id={idOf(index)}
                      role="option"
                      aria-selected={index === active}
                      tabIndex={-1}
                      to={entry.url}
                      className={styles.entry}
                      onPointerMove={() => setActive(index)}
                      onClick={(event) => {
                        if (hasModifier(event)) return
                        close()
                        document.querySelector('h1')?.focus({ preventScroll: true })
                      }}
                    >
                      <b>
                        <Matched text={entry.title} search={text} />
                      </b>{' '}
                      <span>
                        <Matched text={entry.description} search={text} />
                      </span>
                    </Link>
                  )
                })}
              </div>
            ))}
          </div>
          <Status text={text} found={entries.length} />
        </div>
      )}
    </Modal>
  )
}

/** Keeps the focus in the field, also when a press on an entry opens another tab. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()

/** A text with its first match underlined. Each piece has an element, so that a page translator leaves it in place. */
function Matched({ text, search }: { text: string; search: string }) {
  const { before, match, after } = splitAtMatch(text, search)
  return (
    <>
      <span>{before}</span>
      <mark>{match}</mark>
      <span>{after}</span>
    </>
  )
}

/** Tells screen readers how many entries were found, and everyone if there are none. */
function Status({ text, found }: { text: string; found: number }) {
  return (
    <div role="status">
      {found > 0 && <p className="visually-hidden">{searchWords.count(found)}</p>}
      {found === 0 && isSearching(text) && (
        <div className={styles.nothing}>
          <p>{searchWords.nothing}</p>
          <p className={styles.desk}>
            {searchWords.desk} <InlineLink to={contact.phoneHref}>{contact.phone}</InlineLink>
          </p>
        </div>
      )}
    </div>
  )
}
