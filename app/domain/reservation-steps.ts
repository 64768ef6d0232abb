import type { IsoDate } from './day.ts'
import { isPast, partyOf, type ReservationEntries, type Stay } from './reservation.ts'

/** Room selection, guest details, confirmation. */
export type Step = 1 | 2 | 3

/** What a step can be missing. */
export type Needed = 'checkIn' | 'checkOut' | 'roomType' | 'agreed'

/**
 * What a step is missing, in the order of the form. A past check-in counts as missing. Step 2 has nothing to check
 * here: the browser validates its required fields.
 */
export function missing(step: Step, form: ReservationEntries, today: IsoDate): readonly Needed[] {
  if (step === 2) return []
  if (step === 3) return form.agreed ? [] : ['agreed']
  const given = { ...form, checkIn: form.checkIn && !isPast(form.checkIn, today) }
  return (['checkIn', 'checkOut', 'roomType'] as const).filter((name) => !given[name])
}

/** The last step that the form allows. Step 3 opens once the browser has checked the guest's details. */
export function furthestStep({
  checkIn,
  checkOut,
  roomType,
  isGuestChecked,
}: ReservationEntries): Step {
  if (!checkIn || !checkOut || !roomType) return 1
  return isGuestChecked ? 3 : 2
}

/** The size of the party as the form shows it. */
export function guestCount(stay: Stay): number {
  const { adults, children } = partyOf(stay)
  return Number(adults) + Number(children)
}

/** How many rooms of a capacity a party takes. */
export const roomsFor = (guests: number, capacity: number): number => Math.ceil(guests / capacity)

/** The smallest room type that holds so many guests; undefined if none does. */
export const smallestFor = <T extends { readonly capacity: number }>(
  types: readonly T[],
  guests: number,
): T | undefined =>
  types.filter(({ capacity }) => capacity >= guests).sort((a, b) => a.capacity - b.capacity)[0]
