import { NewsletterForm } from '#app/parts/newsletter-form.tsx'
import { showToast } from '#app/ui/toast.ts'
import { footer } from '#words/frame.ts'
import * as styles from './footer-newsletter.module.css'

const { title, thanks, ...form } = footer.newsletter

/** Sends nothing: it thanks the guest and clears the box. */
export function FooterNewsletter({ className }: { className: string | undefined }) {
  return (
    <section className={className} aria-labelledby="newsletter" data-script-only>
      <h2 id="newsletter">{title}</h2>
      <NewsletterForm
        {...form}
        size="small"
        className={styles.form}
        onSubscribe={() => showToast(thanks)}
      />
    </section>
  )
}
