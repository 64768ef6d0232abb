import { DELIVERY_FEE } from '#app/content/delivery.ts'
import type { Cart } from '#app/domain/cart.ts'
import { deliveryFee } from '#app/domain/order.ts'
import type { OrderDetails } from '#app/domain/request.ts'
import type { TableNumber } from '#app/domain/table-number.ts'
import { formatSum } from '#language'
import { atTable } from '#words/at-table.ts'
import { cart } from '#words/cart.ts'

/** Where an order goes and what that costs: delivery, or a table. */
export function deliveryLines(items: Cart, table: TableNumber | null | undefined) {
  const fee = deliveryFee(items, DELIVERY_FEE, table)
  if (fee) return [{ term: cart.totals.delivery, value: formatSum(fee) }]
  return table ? [{ term: atTable.table(table), value: atTable.noDelivery }] : []
}

/** What is missing to deliver an order, or to answer it. */
export const missingDetails = (
  { address, phone, email }: Pick<OrderDetails, 'address' | 'phone' | 'email'>,
  isDelivered: boolean,
): string[] => [
  ...(isDelivered && !address.trim() ? [cart.checkout.missing.address] : []),
  ...(phone.trim() || (!isDelivered && email.trim()) ? [] : [cart.checkout.missing.phone]),
]
