import { DELIVERY_FEE } from '#app/content/delivery.ts'
import type { Cart } from '#app/domain/cart.ts'
import { deliveryFee } from '#app/domain/order.ts'
import type { TableNumber } from '#app/domain/table-number.ts'
import { formatSum } from '#language'
import { atTable } from '#words/at-table.ts'
import { cart } from '#words/cart.ts'

/** Where an order goes and what that costs: delivery, a table, or both if a cart at a table has a room. */
export function deliveryLines(items: Cart, table: TableNumber | null | undefined) {
  const fee = deliveryFee(items, DELIVERY_FEE, table)
  if (table && items.length > 0 && !fee)
    return [{ term: atTable.table(table), value: atTable.noDelivery }]
  return [
    ...(table ? [{ term: cart.tables.food.caption, value: atTable.table(table) }] : []),
    ...(fee ? [{ term: cart.totals.delivery, value: formatSum(fee) }] : []),
  ]
}
