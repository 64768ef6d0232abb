import type { ReactNode } from 'react'
import * as styles from './note-columns.module.css'

export const NoteColumns = ({
  as: List = 'ul',
  children,
}: {
  as?: 'ul' | 'ol'
  children: ReactNode
}) => <List className={styles.columns}>{children}</List>

/** One note. Its heading is one level below the section's heading. */
export function Note({
  title,
  level: Heading,
  children,
}: {
  title: string
  level: 'h2' | 'h3'
  children: ReactNode
}) {
  return (
    <li>
      <Heading className="title-4">{title}</Heading>
      {children}
    </li>
  )
}
