import { ADULTS, CHILDREN } from '#app/domain/reservation.ts'
import { formatNumber } from '#language'

/** Numbers as the options of a select. */
export const numbers = (values: readonly string[]) =>
  values.map((value) => ({ value, text: formatNumber(value) }))

/** Who may come with a stay. */
export const partyOptions = { adults: numbers(ADULTS), children: numbers(CHILDREN) }
