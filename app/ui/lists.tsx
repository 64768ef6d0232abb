import type { ComponentType, ReactNode } from 'react'
import { CheckIcon } from './icons/notice.tsx'
import * as styles from './lists.module.css'

type Icon = ComponentType<{ size?: number }>

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

/** A list of features in two columns with hairlines. An item without an icon gets a check mark. */
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
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd dir={typed ? 'auto' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
