import type { GuestRequest } from '#app/domain/request.ts'
import { orderLetter } from '#app/hotel/letters/order.ts'
import { RequestSlot } from '#app/parts/request-slot.tsx'

type OrderLetterProps = { order: GuestRequest<'order'> | undefined; isHidden: boolean }

/** Where the letter of an order is shown. */
export function OrderLetter({ order, isHidden }: OrderLetterProps) {
  return <RequestSlot letter={order && orderLetter(order)} {...{ isHidden }} />
}
