import type { ComponentProps } from 'react'
import { fieldStyles } from '#app/ui/field.tsx'
import { SearchIcon } from '#app/ui/icons/frame.tsx'
import * as styles from './search-field.module.css'

/** A search box with its glass. The label is for screen readers; the placeholder shows the same. */
export function SearchField({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <div className={styles.search} data-screen-only>
      <SearchIcon />
      <input type="search" aria-label={label} className={fieldStyles.input} {...input} />
    </div>
  )
}
