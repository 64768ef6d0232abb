import { DELIVERY_FEE } from '#app/content/delivery.ts'
import { allergensIn } from '#app/content/dishes/order-menu.ts'
import { type Cart, total } from '#app/domain/cart.ts'
import { draftLine } from '#app/domain/draft.ts'
import { deliveryLines } from '#app/hotel/delivery-lines.ts'
import { orderStamp } from '#app/hotel/stamp.ts'
import { RequestCard } from '#app/parts/request-card.tsx'
import type { GuestRequest } from '#app/state/requests.ts'
import { formatSum } from '#language'
import { cart } from '#words/cart.ts'
import { allergenNames } from '#words/dish.ts'
import { requestWords } from '#words/request.ts'

const { facts, kinds, greetings, noAllergens } = requestWords

/** The card of the order that was just placed. */
export function OrderRequest({
  reference,
  entered: { items, details, table },
}: GuestRequest<'order'>) {
  /** A field that was filled in: each may be empty. */
  const detail = (name: 'name' | 'email' | 'phone' | 'address') => {
    const value = details[name]
    return value.trim() ? [{ term: facts[name], value }] : []
  }
  const [name, phone, address] = [detail('name'), detail('phone'), detail('address')]
  const sum = { term: facts.total, value: formatSum(total(items, DELIVERY_FEE, table)) }
  const lines = items.map((item) => ({
    term: cart.line(item),
    value: formatSum(item.price * item.quantity),
  }))
  const delivery = deliveryLines(items, table)
  return (
    <RequestCard
      reference={reference}
      kind={kinds.order}
      name={name[0]?.value ?? ''}
      greeting={greetings.order}
      stamp={orderStamp(items.length)}
      picture={items[0]?.image}
      caption={items[0]?.name}
      facts={[
        ...lines,
        ...allergenFacts(items),
        ...delivery,
        ...name,
        ...detail('email'),
        ...phone,
        ...address,
      ]}
      total={sum}
      mail={[
        ...[...name, ...phone].map(({ value }) => value),
        ...[sum, ...delivery, ...lines, ...address].map(draftLine),
      ]}
    />
  )
}

/** What the kitchen lists for the dishes of an order, if there are any. */
function allergenFacts(items: Cart) {
  const dishes = items.filter(({ type }) => type === 'food')
  if (dishes.length === 0) return []
  const names = allergensIn(dishes.map(({ id }) => id)).map((allergen) => allergenNames[allergen])
  return [{ term: facts.allergens, value: names.join(', ') || noAllergens }]
}
