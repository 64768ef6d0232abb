import { type IsoDate, isIsoDate } from './stay.ts'

/** Whole days, of which `to` is the day of leaving, or a span of time. */
type Span =
  | { readonly from: IsoDate; readonly to: IsoDate }
  | { readonly starts: Date; readonly ends: Date }

/** What a guest puts into a calendar. Not confirmed: the hotel has not been asked yet. */
export type CalendarEvent = {
  readonly span: Span
  /** Unique among all events. */
  readonly uid: string
  readonly title: string
  readonly description: string
  readonly location: string
  /** Whose website wrote it. */
  readonly product: string
}

/** The most octets of a line, without its end. */
const LINE_OCTETS = 75

/**
 * An iCalendar file (RFC 5545) of one event. The caller brings the clock.
 *
 * @throws {RangeError} when a day or a time is not real.
 */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(`-//${event.product}//Website`)}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utc(now)}`,
    ...linesOf(event.span),
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const linesOf = (span: Span) =>
  'from' in span
    ? [`DTSTART;VALUE=DATE:${dayOf(span.from)}`, `DTEND;VALUE=DATE:${dayOf(span.to)}`]
    : [`DTSTART:${utc(span.starts)}`, `DTEND:${utc(span.ends)}`]

function dayOf(day: IsoDate) {
  if (!isIsoDate(day)) throw new RangeError(`Not a calendar day: '${day}'. Expected YYYY-MM-DD.`)
  return day.replaceAll('-', '')
}

const utc = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '')

/** A text must not contain control characters other than line breaks. */
const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\0-\x08\x0b-\x1f\x7f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Breaks a line between characters. A line that goes on begins with a space, which counts. */
function fold(line: string) {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
