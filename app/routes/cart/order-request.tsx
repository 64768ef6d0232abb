import { cart } from '#app/content/cart.ts'
import { DELIVERY_FEE, total } from '#app/domain/cart.ts'
import type { GuestRequest } from '#app/state/requests.ts'
import { RequestCard } from '#app/ui/request-card.tsx'
import { formatSum } from '#language'
import { atTable } from '#words/at-table.ts'
import { requestWords } from '#words/request.ts'

const { facts, kinds, line } = requestWords
const DETAILS = [
  { name: 'name', place: 'last' },
  { name: 'email' },
  { name: 'phone', place: 'first' },
  { name: 'address', place: 'last' },
] as const

/** The card of the order that was just placed. */
export function OrderRequest({
  reference,
  entered: { items, details, table },
}: GuestRequest<'order'>) {
  return (
    <RequestCard
      reference={reference}
      kind={kinds.order}
      facts={[
        ...items.map(({ name, price, quantity }) => ({
          term: line(quantity, name),
          value: formatSum(price * quantity),
        })),
        table
          ? { term: atTable.table(table), value: atTable.noDelivery, place: 'first' }
          : { term: cart.totals.delivery, value: formatSum(DELIVERY_FEE) },
        // Every field may be empty.
        ...DETAILS.map(({ name, ...place }) => ({
          term: facts[name],
          value: String(details.get(name)),
          ...place,
        })).filter(({ value }) => value.trim()),
      ]}
      total={formatSum(total(items, table))}
    />
  )
}
