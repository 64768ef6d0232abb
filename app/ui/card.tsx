import type { ReactNode } from 'react'
import type { PictureData } from '#app/domain/picture.ts'
import type { PageUrl } from '#app/paths.ts'
import * as styles from './card.module.css'
import { Picture } from './picture.tsx'
import * as stitched from './stitched-frame.module.css'
import { TextLink } from './text-link.tsx'

type CardProps = {
  picture: PictureData
  sizes: string
  /** For a card near the first view. */
  isSeenSoon?: boolean | undefined
  children: ReactNode
  /** Stands left of the link, above the hairline: a price, a date. */
  aside?: ReactNode
  link: {
    to: PageUrl
    label: string
    name: string
  }
  className?: string | undefined
}

/**
 * A picture, a heading, a few words and one link that covers the card. The heading says what the picture shows, so the
 * picture is decorative. The link's `name` tells screen readers which card it belongs to.
 */
export function Card({
  picture,
  sizes,
  isSeenSoon,
  children,
  aside,
  link: { to, label, name },
  className = '',
}: CardProps) {
  return (
    <article className={`${styles.card} ${stitched.target} ${className}`}>
      <div className={`${styles.picture} ${stitched.frame}`}>
        <Picture source={picture} sizes={sizes} isSeenSoon={isSeenSoon} alt="" />
      </div>
      <div className={styles.body}>
        {children}
        <div className={styles.foot}>
          {aside}
          <TextLink className={styles.link} aria-label={`${label}: ${name}`} to={to}>
            {label}
            {/* Search engines read a link's text rather than its `aria-label`. */}
            <span className="visually-hidden">: {name}</span>
          </TextLink>
        </div>
      </div>
    </article>
  )
}
