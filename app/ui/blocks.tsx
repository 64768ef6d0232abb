import type { ReactNode } from 'react'
import styles from './blocks.module.css'

/** Three short notes side by side on a tinted ground. */
export const Blocks = ({ children }: { children: ReactNode }) => (
  <div className={styles.blocks}>{children}</div>
)

/** One note. Its heading is one level below the section's heading. */
export function Block({
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
