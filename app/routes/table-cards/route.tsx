import { useHref } from 'react-router'
import { useHydrated } from '#app/browser/use-hydrated.ts'
import { usePageQuery } from '#app/browser/use-page-query.ts'
import { MAX_TABLE_CARDS, readTableCount } from '#app/domain/table-number.ts'
import type { PageUrl } from '#app/paths.ts'
import { everyLanguage } from '#app/sentences/every-language.ts'
import { missingHead } from '#app/seo/head.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { mixedScripts } from '#app/ui/mixed-scripts.ts'
import { QrCode } from '#app/ui/qr-code.tsx'
import { hotel } from '#words/hotel.ts'
import { tableCards } from '#words/table-cards.ts'
import * as styles from './route.module.css'

/** As many as fill a sheet. */
const CARDS = 8

export const meta = () => missingHead(tableCards.title)

/** For the restaurant: cards to print and put on the tables. No page links here. */
export default function TableCards() {
  const [query] = usePageQuery()
  const hydrated = useHydrated()
  const count = readTableCount(query.get('tables')) ?? CARDS

  return (
    <section className={`wrap page-top ${styles.page}`}>
      <h1 tabIndex={-1}>{tableCards.title}</h1>
      <p className="lead">{tableCards.intro}</p>
      <p>{tableCards.print}</p>
      <noscript>
        <p>{tableCards.withoutScript}</p>
      </noscript>
      {hydrated && (
        <>
          {/* Sent as the page's own query: nothing of a guest is lost by the load. */}
          <form className={styles.form}>
            <TextField
              key={count}
              label={tableCards.count}
              name="tables"
              type="number"
              min={1}
              max={MAX_TABLE_CARDS}
              required
              defaultValue={count}
            />
            <Button type="submit" variant="ghost">
              {tableCards.draw}
            </Button>
            <Button onClick={() => print()}>{tableCards.printNow}</Button>
          </form>
          <ul className={`${styles.cards} ${mixedScripts}`} data-print>
            {Array.from({ length: count }, (_, i) => (
              <Card key={i + 1} table={i + 1} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Card({ table }: { table: number }) {
  const page = useHref(`/online-order?table=${table}` satisfies PageUrl)
  return (
    <li className={styles.card}>
      <p className={styles.name}>{hotel.name}</p>
      <div className={styles.numbers}>
        {everyLanguage.map(({ lang, atTable }) => (
          <p key={lang} lang={lang}>
            {atTable.table(table)}
          </p>
        ))}
      </div>
      <QrCode url={location.origin + page} label={tableCards.code(table)} />
      {everyLanguage.map(({ lang, atTable }) => (
        <p key={lang} lang={lang} className={styles.lines}>
          <b>{atTable.scan}</b>
          {atTable.show}
        </p>
      ))}
    </li>
  )
}
