import { useLazyPart } from '#app/browser/use-lazy-part.ts'
import type { Cart } from '#app/domain/cart.ts'
import type { TableNumber } from '#app/domain/table-number.ts'
import { Button } from '#app/ui/button.tsx'
import { atTable } from '#words/at-table.ts'

const importOrder = () => import('./waiter-order.tsx')

/** Fills the screen with the order, for the waiter to read or to scan. */
export function ShowToWaiter({ items, table }: { items: Cart; table: TableNumber }) {
  const { part, prefetch, open, close } = useLazyPart(importOrder)
  return (
    <>
      <Button onPointerEnter={prefetch} onFocus={prefetch} onClick={open}>
        {atTable.showOrder}
      </Button>
      {part && <part.WaiterOrder items={items} table={table} onClose={close} />}
    </>
  )
}
