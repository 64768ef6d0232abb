import type { ComponentProps } from 'react'
import { ArrowLeftIcon, ArrowRightIcon } from './icons/frame.tsx'
import { Link, type LinkProps } from './link.tsx'
import * as styles from './text-link.module.css'

/** A link on its own line, with an arrow in its direction; `none` for a link to another site. */
export function TextLink({
  direction = 'on',
  className = '',
  children,
  ...props
}: { direction?: 'on' | 'back' | 'none' } & LinkProps) {
  return (
    <Link className={`${styles.link} ${className}`} data-direction={direction} {...props}>
      <span className={styles.words}>
        {direction === 'back' && <ArrowLeftIcon />}
        {children}
        {direction === 'on' && <ArrowRightIcon />}
      </span>
    </Link>
  )
}

/** A button that looks like a `TextLink`, for secondary actions. */
export function TextButton({ children, ...props }: ComponentProps<'button'>) {
  return (
    <button type="button" className={styles.link} {...props}>
      <span className={styles.words}>{children}</span>
    </button>
  )
}

export function InlineLink({ className = '', ...props }: LinkProps) {
  return <Link className={`${styles.inline} ${className}`} {...props} />
}
