import { Fragment } from 'react'
import type { legalDocument } from '#app/content/legal.ts'
import { InlineLink } from '#app/ui/text-link.tsx'
import { formatDayAmerican } from '#language'
import { legal } from '#words/legal.ts'
import { Contents } from './contents.tsx'
import styles from './legal-page.module.css'

type LegalDocument = ReturnType<typeof legalDocument>

/** The layout of the static pages: a title, what is on the page, and sections to link to. */
export function LegalPage({
  document: { path, title, lastUpdated, sections },
}: {
  document: LegalDocument
}) {
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
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </div>
    </div>
  )
}

function Section({ id, title, body, contacts }: LegalDocument['sections'][number]) {
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
