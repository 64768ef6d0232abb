import type { ReactNode } from 'react'
import styles from './blocks.module.css'

/** Three short things to know, side by side on linen. */
export const Blocks = ({ children }: { children: ReactNode }) => (
  <div className={styles.blocks}>{children}</div>
)

/** One of them. Its heading is a level below the one that stands over all. */
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
