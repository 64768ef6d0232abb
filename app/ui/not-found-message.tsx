import type { ReactNode } from 'react'
import type { Path } from '#app/paths.ts'
import * as styles from './not-found-message.module.css'
import { TextLink } from './text-link.tsx'

/** A page about an item that does not exist, with a link to the list and other items. */
export function NotFoundMessage({
  title,
  text,
  link,
  children,
}: {
  title: string
  text: string
  link: { to: Path; label: string }
  children?: ReactNode
}) {
  return (
    <>
      <section className={`wrap page-top ${styles.message}`} role="alert">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{text}</p>
        <TextLink to={link.to}>{link.label}</TextLink>
      </section>
      {children}
    </>
  )
}
