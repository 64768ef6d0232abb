import type { GuestRequest } from '#app/domain/request.ts'
import { orderLetter } from '#app/hotel/letters/order.ts'
import { RequestSlot } from '#app/parts/request-slot.tsx'

export function OrderLetter({ order }: { order: GuestRequest<'order'> | undefined }) {
  return <RequestSlot letter={order && orderLetter(order)} />
}
