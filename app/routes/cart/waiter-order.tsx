import { useEffect, useEffectEvent } from 'react'
import { DELIVERY_FEE } from '#app/content/delivery.ts'
import type { Cart, CartItem } from '#app/domain/cart.ts'
import { total } from '#app/domain/order.ts'
import { allReceived, changesIn } from '#app/domain/shown-order.ts'
import type { TableNumber } from '#app/domain/table-number.ts'
import { DietNote } from '#app/parts/diet/diet-note.tsx'
import { dietInFull, unsuited } from '#app/sentences/diet.ts'
import { everyLanguage } from '#app/sentences/every-language.ts'
import { Button } from '#app/ui/button.tsx'
import { FullScreen } from '#app/ui/full-screen.tsx'
import { mixedScripts } from '#app/ui/mixed-scripts.ts'
import { QrCode } from '#app/ui/qr-code.tsx'
import { dispatch, useVisit, useVisitDiet } from '#app/visit/store.ts'
import { lang as own } from '#language'
import { atTable } from '#words/at-table.ts'
import { cart } from '#words/cart.ts'
import { useSharedCartUrl } from './use-shared-cart-url.ts'
import * as styles from './waiter-order.module.css'

type EachLanguage = (typeof everyLanguage)[number]

/**
 * An order in every language, to be read at arm's length, with the guest's diet and a code that opens it on the
 * waiter's phone. Until the waiter has it, what is new is marked, and what was taken off stands struck through.
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
  const link = useSharedCartUrl(items)
  const diet = useVisitDiet()
  const { added, removed } = changesIn(useVisit(({ shown }) => shown) ?? allReceived(items), items)
  const show = useEffectEvent(() => dispatch({ type: 'showOrder', cart: items }))
  useEffect(() => {
    show()
  }, [])

  return (
    <FullScreen label={atTable.showOrder} onClose={onClose}>
      <div className={`${styles.order} ${mixedScripts}`}>
        <div className={styles.part}>
          <h2 className={styles.table}>
            {everyLanguage.map(({ lang, atTable }) => (
              <span key={lang} lang={lang}>
                {atTable.table(table)}
              </span>
            ))}
          </h2>
          {everyLanguage.map((words) => (
            <DietNote key={words.lang} lang={words.lang} text={dietInFull(diet, words)} />
          ))}
          <ul className={styles.lines}>
            {items.map((item) => (
              <li key={item.id}>
                <LineInWords
                  item={item}
                  mark={({ atTable }) => (added(item.id) > 0 ? atTable.added(added(item.id)) : '')}
                />
                {everyLanguage.map((words) => (
                  <DietNote
                    key={words.lang}
                    lang={words.lang}
                    text={unsuited(item, diet, 'kitchen', words)}
                  />
                ))}
              </li>
            ))}
            {removed.map((item) => (
              <li key={`${item.id}-off`}>
                <LineInWords isOff item={item} mark={({ atTable }) => atTable.removed} />
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
          <Button
            variant="ghost"
            onClick={() => {
              dispatch({ type: 'waiterHasIt', cart: items })
              onClose()
            }}
          >
            {atTable.waiterHasIt}
          </Button>
        </div>
        <div className={styles.part}>
          <QrCode url={link} label={atTable.code} />
          <p className="phrases muted small" aria-hidden="true">
            {everyLanguage.map(({ lang, atTable }) => (
              <span key={lang} lang={lang}>
                {atTable.code}
              </span>
            ))}
          </p>
        </div>
      </div>
    </FullScreen>
  )
}

/** A line in every language, with a mark behind it. A room has its name in this language only. */
function LineInWords({
  item,
  mark,
  isOff,
}: {
  item: CartItem
  mark: (words: EachLanguage) => string
  isOff?: boolean
}) {
  const Text = isOff ? 's' : 'span'
  if (item.type === 'room') return <Text>{cart.line(item)}</Text>
  return everyLanguage.map((words) => {
    const { lang, dishNames, formatNumber } = words
    const name = lang === own ? item.name : dishNames[item.id]
    return (
      name && (
        <span key={lang} lang={lang}>
          <Text>
            <b className="numerals">{`${formatNumber(item.quantity)} ×`}</b> <span>{name}</span>
          </Text>{' '}
          <b>{mark(words) && `(${mark(words)})`}</b>
        </span>
      )
    )
  })
}
