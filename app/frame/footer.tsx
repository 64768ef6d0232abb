import { useRouteHandle } from '#app/browser/route-handle.ts'
import { useToday } from '#app/browser/use-now.ts'
import { contact, socialLinks } from '#app/content/hotel.ts'
import { languages } from '#app/content/languages.js'
import { legalLinks, quickLinks } from '#app/content/navigation.ts'
import { partsOfDay } from '#app/domain/day.ts'
import { Link } from '#app/ui/link.tsx'
import { formatNumber } from '#language'
import { footer } from '#words/frame.ts'
import { address, hotel } from '#words/hotel.ts'
import { Brand } from './brand.tsx'
import * as styles from './footer.module.css'
import { FooterNewsletter } from './footer-newsletter.tsx'
import { LanguageLinks } from './language-links.tsx'

export function Footer() {
  return (
    <footer className={styles.footer} data-theme="dark" data-unseen="footer">
      <div className="wrap">
        <div className={`grid-12 ${styles.grid}`}>
          <div className={styles.brand}>
            <Brand />
            <p className="lead">{footer.blurb}</p>
            <ul className={styles.social} aria-label={footer.social}>
              {socialLinks.map(({ id, href }) => (
                <li key={id}>
                  <Link to={href} target="_blank">
                    <span>{footer.socialNames[id]}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <nav className={styles.links} aria-labelledby="quick-links">
            <h2 id="quick-links">{footer.quickLinks}</h2>
            <ul>
              {quickLinks.map(({ title, to }) => (
                <li key={to}>
                  <Link to={to}>{title}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.contact}>
            <h2>{footer.contact}</h2>
            <address>
              <span>
                {address.street}
                <br />
                {address.town}
              </span>
              <Link to={contact.phoneHref}>{contact.phone}</Link>
              <Link to={contact.emailHref}>{contact.email}</Link>
            </address>
            <p>{address.alwaysOpen}</p>
          </div>
          {!useRouteHandle()?.hasNewsletter && <FooterNewsletter className={styles.newsletter} />}
        </div>
        <div className={styles.base} data-screen-only>
          <Copyright />
          <ul>
            {legalLinks.map(({ title, to }) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
            {languages.length > 1 && (
              <li>
                <LanguageLinks />
              </li>
            )}
          </ul>
        </div>
      </div>
    </footer>
  )
}

/** With the year at the hotel; in the prerendered page and during hydration, with that of the build. */
function Copyright() {
  const { year } = partsOfDay(useToday() ?? __BUILD_DAY__)
  return <p>{`© ${formatNumber(year)} ${hotel.name}, ${hotel.city}`}</p>
}
