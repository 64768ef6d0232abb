import {
  ADULTS,
  CHILDREN,
  type GuestFields,
  PAYMENT_METHODS,
  partyOf,
  type ReservationEntries,
  type ReservationFields,
} from '#app/domain/reservation.ts'
import type { Fields } from '#app/ui/form.tsx'

/*
 * The form's entries as values of its fields, and back. Each field has the name of its entry. The days are not among
 * them: the calendar sets them.
 */

export const fieldsOf = (form: ReservationEntries): Fields => ({
  ...Object.fromEntries(Object.entries(form).filter(([, value]) => typeof value === 'string')),
  ...partyOf(form),
  ...{ adapted: form.adapted ? 'yes' : '', agreed: form.agreed ? 'yes' : '' },
})

export const entriesOf = ({
  adults,
  children,
  adapted,
  paymentMethod,
  agreed,
  ...texts
}: Fields): ReservationFields => ({
  ...(texts as Partial<GuestFields> & { roomType?: string }),
  ...(adults !== undefined && { adults: oneOf(ADULTS, adults) }),
  ...(children !== undefined && { children: oneOf(CHILDREN, children) }),
  ...(adapted !== undefined && { adapted: adapted !== '' }),
  ...(paymentMethod !== undefined && { paymentMethod: oneOf(PAYMENT_METHODS, paymentMethod) }),
  ...(agreed !== undefined && { agreed: agreed !== '' }),
})

/** A value as one of its options, or the first option if it is none of them. */
const oneOf = <const Value extends string>(values: readonly [Value, ...Value[]], value: string) =>
  values.find((option) => option === value) ?? values[0]
