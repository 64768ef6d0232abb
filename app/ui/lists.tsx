import type { ComponentType, ReactNode } from 'react'
import { CheckIcon } from './icons/notice.tsx'
import * as styles from './lists.module.css'

type Icon = ComponentType<{ size?: number }>

/** Two or three facts in one line, each with its icon. */
export function Facts({ items }: { items: readonly { Icon: Icon; text: string }[] }) {
  return (
    <ul className={styles.facts}>
      {items.map(({ Icon, text }) => (
        <li key={text}>
          <Icon />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** A list of features in two columns over hairlines; a check stands where an item brings no icon. */
export function FeatureList({ items }: { items: readonly { Icon?: Icon; text: string }[] }) {
  return (
    <ul className={styles.features}>
      {items.map(({ Icon = CheckIcon, text }) => (
        <li key={text}>
          <Icon />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** What the definitions above it come to, with a note of what is in it. */
export function Total({ term, value, note }: { term: string; value: string; note?: string }) {
  return (
    <p className={styles.total}>
      <span>{term}</span>
      <span className="numerals">{value}</span>
      {note && <small>{note}</small>}
    </p>
  )
}

/** Terms left, what they mean right, a hairline under each. `typed`: a guest has written some of it. */
export function Definitions({
  items,
  typed,
}: {
  items: readonly { term: string; value: ReactNode }[]
  typed?: boolean
}) {
  return (
    <dl className={styles.definitions} data-typed={typed}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd dir={typed ? 'auto' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
