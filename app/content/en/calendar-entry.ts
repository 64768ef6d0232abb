/** The words of a letter's calendar entries. */
export const calendarEntry = {
  /** The title of a calendar event. */
  toBeConfirmed: (kind: string) => `${kind} (to be confirmed)`,
  /** Before a phone number. */
  toCancel: 'After that, one night is charged. To cancel, call',
  /** The calendar event at which free cancellation ends. */
  freeUntil: 'free cancellation ends (if the stay is confirmed)',
  /** In the description of a calendar event. */
  notConfirmed:
    'Not confirmed yet: we will write either way. If you have heard nothing by the day after you wrote, call',
} as const
