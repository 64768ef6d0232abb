import type { Article } from '#app/domain/post.ts'
import * as styles from './prose.module.css'

/** An article: its lead, its quote below a stitch, and the text before and after. */
export function Prose({ id, lead, opening, quote, heading, closing }: Article & { id: string }) {
  return (
    <div id={id} className={styles.prose}>
      <p className={styles.lead}>{lead}</p>
      <Paragraphs texts={opening} />
      <figure className={styles.quote}>
        <blockquote>
          <p className="saying">“{quote.text}”</p>
        </blockquote>
        <figcaption className="muted small">{quote.source}</figcaption>
      </figure>
      <h2 className="title-3">{heading}</h2>
      <Paragraphs texts={closing} />
    </div>
  )
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>)
}
