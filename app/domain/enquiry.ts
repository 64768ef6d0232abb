import { addDays, type IsoDate, isIsoDate } from './stay.ts'

/** The last day that can be asked for. A date field would accept years of six digits. */
export const LAST_DAY: IsoDate = '9999-12-31'

/**
 * The first day on which a guest can leave: the day after arriving, and after today at least.
 *
 * Takes whatever a date field holds: an empty, unfinished or impossible check-in counts as today.
 */
export function earliestCheckOut(checkIn: string, today: IsoDate): IsoDate {
  const arrival = isIsoDate(checkIn) && checkIn > today ? checkIn : today
  return arrival === LAST_DAY ? LAST_DAY : addDays(arrival, 1)
}
