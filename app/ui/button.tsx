import type { ComponentProps } from 'react'
import * as styles from './button.module.css'
import { Link, type LinkProps } from './link.tsx'

/** `ghost` is the second choice beside a primary button. A group has at most one primary. */
export type ButtonLook = {
  variant?: 'primary' | 'ghost' | undefined
  size?: 'regular' | 'small' | undefined
}

const attributesOf = (
  variant: ButtonLook['variant'] = 'primary',
  size: ButtonLook['size'] = 'regular',
  className = '',
) => ({
  className: `${styles.button} ${className}`,
  'data-variant': variant,
  'data-size': size,
})

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} {...attributesOf(variant, size, className)} {...props} />
}

/** A link that looks like a button. It leads somewhere, so it stays a link. */
export function ButtonLink({ variant, size, className, ...props }: ButtonLook & LinkProps) {
  return <Link {...attributesOf(variant, size, className)} {...props} />
}

/** A round button with an icon only; `label` is its name. `arrow` has a ring, for a carousel. */
export function IconButton({
  label,
  look = 'icon',
  className = '',
  ...props
}: { label: string; look?: 'icon' | 'arrow' } & Omit<ComponentProps<'button'>, 'aria-label'>) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`${look === 'arrow' ? styles.arrow : styles.icon} ${className}`}
      {...props}
    />
  )
}
