import { Alert } from './alert.tsx'
import styles from './not-found-message.module.css'
import { TextLink } from './text-link.tsx'

/** A whole page that says an item does not exist, with a link back to the list. */
export function NotFoundMessage({
  title,
  text,
  link,
}: {
  title: string
  text: string
  link: { to: string; label: string }
}) {
  return (
    <section className={`wrap page-top ${styles.message}`}>
      <Alert tone="error" className={styles.alert}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        <TextLink to={link.to}>{link.label}</TextLink>
      </Alert>
    </section>
  )
}
