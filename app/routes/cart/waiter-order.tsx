import { useEffect, useState } from 'react'
import { mixedScripts } from '#app/browser/mixed-scripts.ts'
import { DELIVERY_FEE } from '#app/content/delivery.ts'
import type { Cart, CartItem } from '#app/domain/cart.ts'
import { total } from '#app/domain/order.ts'
import type { TableNumber } from '#app/domain/table-number.ts'
import { DietNote } from '#app/parts/diet/diet-note.tsx'
import { dietLine, unsuited } from '#app/sentences/diet.ts'
import { everyLanguage } from '#app/sentences/every-language.ts'
import { FullScreen } from '#app/ui/full-screen.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { useVisit, useVisitDiet } from '#app/visit/store.ts'
import { lang as own } from '#language'
import { atTable } from '#words/at-table.ts'
import { cart } from '#words/cart.ts'
import { useCartLink } from './use-cart-link.ts'
import * as styles from './waiter-order.module.css'

/**
 * An order in every language, to be read at arm's length, with the guest's diet and a code that opens it on the
 * waiter's phone. What is new since the last time is marked.
 */
export function WaiterOrder({
  items,
  table,
  onClose,
}: {
  items: Cart
  table: TableNumber
  onClose: () => void
}) {
  const link = useCartLink(items)
  const diet = useVisitDiet()
  const added = useAdded(items)
  return (
    <FullScreen label={atTable.showOrder} onClose={onClose}>
      <div className={`${styles.order} ${mixedScripts}`}>
        <h2 className={styles.table}>
          {everyLanguage.map(({ lang, atTable }) => (
            <span key={lang} lang={lang}>
              {atTable.table(table)}
            </span>
          ))}
        </h2>
        {everyLanguage.map((words) => (
          <DietNote key={words.lang} lang={words.lang} text={dietLine(diet, words)} />
        ))}
        <ul className={styles.lines}>
          {items.map((item) => (
            <li key={item.id}>
              {item.type === 'room' && <span>{cart.line(item)}</span>}
              {everyLanguage.map(({ lang, dishNames, formatNumber, atTable }) => {
                const text = lang === own && item.dish ? item.name : dishNames[item.id]
                return (
                  text && (
                    <span key={lang} lang={lang}>
                      <b className="numerals">{`${formatNumber(item.quantity)} ×`}</b>{' '}
                      <span>{text}</span>{' '}
                      <b>{added(item) > 0 && `(${atTable.added(added(item))})`}</b>
                    </span>
                  )
                )
              })}
              {everyLanguage.map((words) => (
                <DietNote
                  key={words.lang}
                  lang={words.lang}
                  text={unsuited(item, diet, 'kitchen', words)}
                />
              ))}
            </li>
          ))}
        </ul>
        <p className={`numerals ${styles.sum}`}>
          {everyLanguage.map(({ lang, atTable, formatSum }) => (
            <span key={lang} lang={lang}>
              {`${atTable.total} ${formatSum(total(items, DELIVERY_FEE, table))}`}
            </span>
          ))}
        </p>
        <QrCode address={link} label={atTable.code} />
      </div>
    </FullScreen>
  )
}

/** The cart as the waiter was last shown it, and the order before it: with another one, nothing was shown yet. */
let last: { cart: Cart; order: string | undefined } = { cart: [], order: undefined }

/** Counts how many of a line were added since the waiter was last shown the order, if they ever were. */
function useAdded(cart: Cart) {
  const order = useVisit(({ letters }) => letters.order?.reference)
  const [shown] = useState(last.order === order ? last.cart : [])
  useEffect(() => {
    last = { cart, order }
  }, [cart, order])
  return ({ id, quantity }: CartItem) =>
    shown.length > 0 ? quantity - (shown.find((line) => line.id === id)?.quantity ?? 0) : 0
}
