import { useEffect, useEffectEvent } from 'react'
import type { Query } from '#app/browser/use-query.ts'
import { readTable } from '#app/domain/table-number.ts'
import { useCart } from '#app/state/cart.ts'
import { TextButton } from '#app/ui/text-link.tsx'
import { atTable } from '#words/at-table.ts'
import * as styles from './table-line.module.css'

/** The table where the guest sits, if they came by its code, and a way to leave it. */
export function TableLine({ query: [query, change] }: { query: Query }) {
  const table = useCart((cart) => cart.table)
  const setTable = useCart((cart) => cart.setTable)
  const isKnown = useCart((cart) => cart.isTableKnown)

  // The address gives a table once. Later it follows: Back must not return a guest to a table they have left.
  const named = readTable(query.get('table'))
  const follow = useEffectEvent(() => {
    if (named && !isKnown) setTable(named)
    else if (named && named !== table) change({ table: null })
  })
  useEffect(follow, [named, table])

  const leave = () => {
    document.querySelector('h1')?.focus({ preventScroll: true })
    setTable(undefined)
  }

  if (!table) return null
  return (
    <div className={styles.line}>
      <p>
        <b>{atTable.table(table)}</b> {atTable.show}
      </p>
      <TextButton onClick={leave}>{atTable.leave}</TextButton>
    </div>
  )
}
