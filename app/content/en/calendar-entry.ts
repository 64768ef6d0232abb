import { lowerFirst } from './language.ts'

/** The words of a letter's calendar entries. */
export const calendarEntry = {
  /** The title of a calendar event. */
  toBeConfirmed: (kind: string) => `${kind} (to be confirmed)`,
  /** Before a phone number. */
  toCancel: 'To cancel, call',
  /** The calendar event at which free cancellation ends. */
  freeUntil: 'last hour to cancel free of charge, once the stay is confirmed',
  ifConfirmed: (rule: string) => `For a confirmed stay: ${lowerFirst(rule)}`,
  /** In the description of a calendar event. */
  notConfirmed: 'Not confirmed yet: please send us the request, or call',
} as const
