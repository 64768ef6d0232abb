import { cart } from '#app/content/cart.ts'
import { contact } from '#app/content/site.ts'
import { DELIVERY_FEE, total } from '#app/domain/cart.ts'
import type { Kept } from '#app/state/requests.ts'
import { RequestCard } from '#app/ui/request-card.tsx'
import { formatUsdExact } from '#language'
import { atTable } from '#words/at-table.ts'
import { requestWords } from '#words/request.ts'

const { facts, kinds, line } = requestWords
const DETAILS = ['name', 'email', 'phone', 'address'] as const

/** The card of the order that was just placed. */
export function KeptOrder({ reference, entered: { items, details, table } }: Kept<'order'>) {
  return (
    <RequestCard
      reference={reference}
      kind={kinds.order}
      facts={[
        ...items.map(({ name, price, quantity }) => ({
          term: line(quantity, name),
          value: formatUsdExact(price * quantity),
        })),
        table
          ? { term: atTable.table(table), value: atTable.noDelivery }
          : { term: cart.totals.delivery, value: formatUsdExact(DELIVERY_FEE) },
        // Every field may be empty.
        ...DETAILS.map((name) => ({ term: facts[name], value: String(details.get(name)) })).filter(
          ({ value }) => value.trim(),
        ),
      ]}
      total={{ term: facts.total, value: formatUsdExact(total(items, table)) }}
      hotel={contact}
      words={requestWords}
    />
  )
}
