import type { ReactNode } from 'react'
import * as styles from './note-columns.module.css'

export const NoteColumns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
)

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
    <div>
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </div>
  )
}
