import type { GuestRequest } from '#app/domain/request.ts'
import { orderLetter } from '#app/hotel/letters/order.ts'
import { RequestSlot } from '#app/parts/request-slot.tsx'

/** Where the letter of an order is shown. */
export function OrderLetter({ order }: { order: GuestRequest<'order'> | undefined }) {
  return <RequestSlot letter={order && orderLetter(order)} />
}
