import type { ReactNode } from 'react'
import { CheckIcon } from './icons/notice.tsx'
import * as styles from './lists.module.css'

/** A list of features in two columns with check marks and hairlines. */
export function FeatureList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.features}>
      {items.map((text) => (
        <li key={text}>
          <CheckIcon />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** The total of the definitions above it, with a note on what is included. */
export function Total({ term, value, note }: { term: string; value: string; note?: string }) {
  return (
    <p className={styles.total}>
      <span>{term}</span>
      <span className="numerals">{value}</span>
      {note && <small>{note}</small>}
    </p>
  )
}

/** Terms left, meanings right, a hairline below each. `typed`: some of it was typed by a guest. */
export function Definitions({
  items,
  typed,
}: {
  items: readonly { term: string; value: ReactNode }[]
  typed?: boolean
}) {
  return (
    <dl className={styles.definitions} data-typed={typed}>
      {items.map(({ term, value }, index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd dir={typed ? 'auto' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
