import { Fragment } from 'react'
import { type LegalContact, legalContacts } from '#app/content/legal.ts'
import type { IsoDate } from '#app/domain/day.ts'
import { InlineLink } from '#app/ui/text-link.tsx'
import { formatDayAmerican } from '#language'
import { legal } from '#words/legal.ts'
import { Contents } from './contents.tsx'
import * as styles from './legal-page.module.css'

type SectionWords = {
  readonly title: string
  /** Paragraphs, and lists of items, in order. */
  readonly body: readonly (string | readonly string[])[]
}

/** The layout of the legal pages: a title, a table of contents, and sections to link to. */
export function LegalPage({
  path,
  words: { title, sections },
  lastUpdated,
}: {
  path: keyof typeof legalContacts
  /** The ids of the sections are their anchors: `/terms#cancellation`. */
  words: { title: string; sections: Readonly<Record<string, SectionWords>> }
  /** The day of the last change, if the page shows one. */
  lastUpdated?: IsoDate
}) {
  const { section, contacts } = legalContacts[path]
  return (
    <div className={`wrap grid-12 page-top ${styles.page}`}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        {lastUpdated && (
          <p className="small muted">
            {legal.lastUpdated} <time dateTime={lastUpdated}>{formatDayAmerican(lastUpdated)}</time>
          </p>
        )}
      </header>
      <Contents
        className={styles.contents}
        title={legal.onThisPage}
        path={path}
        sections={sections}
      />
      <div className={styles.body}>
        {Object.entries(sections).map(([id, words]) => (
          <Section key={id} id={id} {...words} contacts={id === section ? contacts : []} />
        ))}
      </div>
    </div>
  )
}

function Section({
  id,
  title,
  body,
  contacts,
}: SectionWords & { id: string; contacts: readonly LegalContact[] }) {
  return (
    <section>
      <h2 id={id} tabIndex={-1} className="title-3">
        {title}
      </h2>
      {body.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{block}</p>
        ) : (
          <ul key={block[0]}>
            {block.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
      {contacts.length > 0 && (
        <dl className={styles.contacts}>
          {contacts.map(({ label, text, href }) => (
            <Fragment key={href}>
              <dt>{label}</dt>
              <dd>
                <InlineLink to={href}>{text}</InlineLink>
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </section>
  )
}
