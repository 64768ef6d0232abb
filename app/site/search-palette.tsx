import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { searchEntries } from '#app/content/search.ts'
import {
  isSearching,
  type SearchEntry,
  type SearchGroup,
  search,
  splitAtMatch,
} from '#app/domain/search.ts'
import { IconButton } from '#app/ui/button.tsx'
import { CloseIcon, SearchIcon } from '#app/ui/icons/frame.tsx'
import { Link } from '#app/ui/link.tsx'
import { common } from '#words/common.ts'
import { searchGroups, searchWords } from '#words/search.ts'
import styles from './search-palette.module.css'

/**
 * Finds a page by its name or its description. Closing it returns to where the guest was; choosing
 * an entry leads on to that page, whose heading then takes the focus.
 */
export function SearchPalette({
  text,
  onType,
  onClose,
}: {
  text: string
  onType: (text: string) => void
  onClose: () => void
}) {
  const { pathname, search: query } = useLocation()
  const chosen = useRef<SearchEntry>(null)
  const groups = search(searchEntries, text)

  /** After a choice nothing takes the focus back; the new page's heading gets it. */
  const finalFocus = () => {
    if (!chosen.current) return true
    return chosen.current.url === pathname + query && document.querySelector('h1')
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.veil} />
        <Dialog.Popup
          className={styles.palette}
          aria-modal
          aria-label={searchWords.label}
          finalFocus={finalFocus}
        >
          <Autocomplete.Root
            open
            inline
            filter={null}
            autoHighlight="always"
            keepHighlight
            items={groups}
            itemToStringValue={({ title }: SearchEntry) => title}
            value={text}
            onValueChange={(value, { reason }) => reason === 'input-change' && onType(value)}
          >
            <div className={styles.field}>
              <SearchIcon />
              <Autocomplete.Input
                aria-label={searchWords.label}
                aria-expanded={groups.length > 0}
                placeholder={searchWords.placeholder}
                enterKeyHint="go"
                spellCheck={false}
              />
              <Dialog.Close render={<IconButton label={common.close} />}>
                <CloseIcon />
              </Dialog.Close>
            </div>
            <Autocomplete.List className={styles.list} aria-label={searchWords.results}>
              {({ category, items }: SearchGroup) => (
                <Autocomplete.Group key={category} items={items}>
                  <Autocomplete.GroupLabel className={styles.category}>
                    {searchGroups[category]}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(entry: SearchEntry) => (
                      <Autocomplete.Item
                        key={entry.title}
                        value={entry}
                        className={styles.entry}
                        render={<Link to={entry.url} tabIndex={-1} />}
                        onClick={() => {
                          chosen.current = entry
                          onClose()
                        }}
                      >
                        <b>
                          <Matched text={entry.title} search={text} />
                        </b>{' '}
                        <span>
                          <Matched text={entry.description} search={text} />
                        </span>
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
            <Status text={text} groups={groups} />
          </Autocomplete.Root>
          {isSearching(text) && <KeyHints />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** A text with the first match underlined. */
function Matched({ text, search }: { text: string; search: string }) {
  const { before, match, after } = splitAtMatch(text, search)
  return (
    <>
      {before}
      {match && <mark>{match}</mark>}
      {after}
    </>
  )
}

/** Tells screen readers how much was found, and everyone that nothing was. */
function Status({ text, groups }: { text: string; groups: readonly SearchGroup[] }) {
  const found = groups.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <div role="status">
      {found > 0 && <p className="visually-hidden">{searchWords.count(found)}</p>}
      {found === 0 && isSearching(text) && <p className={styles.nothing}>{searchWords.nothing}</p>}
    </div>
  )
}

function KeyHints() {
  return (
    <p className={styles.hints}>
      {searchWords.keys.map(({ keys, effect }) => (
        <span key={effect}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {effect}
        </span>
      ))}
    </p>
  )
}
