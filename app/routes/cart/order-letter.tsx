import type { GuestRequest } from '#app/domain/request.ts'
import { RequestSlot } from '#app/parts/letter/request-slot.tsx'
import { orderLetter } from '#app/sentences/letters/order.ts'

export function OrderLetter({ order }: { order: GuestRequest<'order'> | undefined }) {
  return <RequestSlot letter={order && orderLetter(order)} />
}
