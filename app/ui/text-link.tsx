import type { ComponentProps } from 'react'
import type { LinkProps } from 'react-router'
import { ArrowLeftIcon, ArrowRightIcon } from './icons/frame.tsx'
import { Link } from './link.tsx'
import styles from './text-link.module.css'

/** A link that stands alone, with an arrow in its direction; `none` for a link that leads off the site. */
export function TextLink({
  direction = 'on',
  className = '',
  children,
  ...props
}: { direction?: 'on' | 'back' | 'none' } & Omit<LinkProps, 'children'> & {
    children: React.ReactNode
  }) {
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

/** A button that looks like a link that stands alone: for what is done on the spot, and rarely. */
export function TextButton({ className = '', children, ...props }: ComponentProps<'button'>) {
  return (
    <button type="button" className={`${styles.link} ${className}`} {...props}>
      <span className={styles.words}>{children}</span>
    </button>
  )
}

/** A link inside a sentence. */
export function InlineLink({ className = '', ...props }: LinkProps) {
  return <Link className={`${styles.inline} ${className}`} {...props} />
}
