import type { GuestRequest } from '#app/domain/request.ts'
import { RequestSlot } from '#app/parts/letter/request-slot.tsx'
import { stayLetter } from '#app/sentences/letters/stay.ts'

export const Letter = ({ stay }: { stay: GuestRequest<'stay'> | undefined }) => (
  <RequestSlot letter={stay && stayLetter(stay)} />
)
