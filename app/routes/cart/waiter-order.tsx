import { mixedScripts } from '#app/browser/mixed-scripts.ts'
import { DELIVERY_FEE } from '#app/content/delivery.ts'
import { allergens } from '#app/content/dishes/allergens.ts'
import { type Cart, total } from '#app/domain/cart.ts'
import { readDiet } from '#app/domain/diet.ts'
import type { TableNumber } from '#app/domain/table-number.ts'
import { everyLanguage } from '#app/hotel/every-language.ts'
import { useCart } from '#app/state/cart.ts'
import { FullScreen } from '#app/ui/full-screen.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { lang as own } from '#language'
import { atTable } from '#words/at-table.ts'
import { cart } from '#words/cart.ts'
import { useCartLink } from './use-cart-link.ts'
import * as styles from './waiter-order.module.css'

/**
 * An order in every language, to be read at arm's length, with a code that opens it on the waiter's phone. It says
 * what the guest left out of the menu.
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
  const menuQuery = useCart((cart) => cart.menuQuery)
  const { without } = readDiet(new URLSearchParams(menuQuery), allergens)
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
        <ul className={styles.lines}>
          {items.map(({ id, name, quantity, stay }) => (
            <li key={id}>
              {stay && <span>{cart.line({ name, quantity, stay })}</span>}
              {everyLanguage.map(({ lang, dishNames, formatNumber }) => {
                const text = lang === own && !stay ? name : dishNames[id]
                return (
                  text && (
                    <span key={lang} lang={lang}>
                      <b className="numerals">{`${formatNumber(quantity)} ×`}</b>{' '}
                      <span>{text}</span>
                    </span>
                  )
                )
              })}
            </li>
          ))}
        </ul>
        {without.length > 0 &&
          everyLanguage.map(({ lang, kitchenCard, allergenNames }) => (
            <p key={lang} lang={lang} className={styles.without}>
              <span>{kitchenCard.leaveOut(without.length)}</span>{' '}
              <b>{without.map((allergen) => allergenNames[allergen]).join(', ')}</b>
            </p>
          ))}
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
