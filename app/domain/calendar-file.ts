import { type IsoDate, realDay } from './day.ts'

/** Whole days, where `to` is the day of leaving; or a span of time, which without an end is an instant. */
type Span =
  | { readonly from: IsoDate; readonly to: IsoDate }
  | { readonly starts: Date; readonly ends?: Date }

/** An event for a guest's calendar. It is tentative, since the hotel has not confirmed it. */
export type CalendarEvent = {
  readonly span: Span
  /** Unique among all events. */
  readonly uid: string
  readonly title: string
  readonly description: string
  readonly location: string
  /** Reminds the guest this many days before. Once it has begun, an event with a reminder is left out. */
  readonly alarmDays?: number
}

/** Longest line in octets, without its line break. */
const LINE_OCTETS = 75

/**
 * An iCalendar file (RFC 5545). `product` names the website that wrote it.
 *
 * @throws {RangeError} when a day or a time is not real.
 */
export function calendarFile(events: readonly CalendarEvent[], product: string, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(`-//${product}//Website`)}`,
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function eventLines({ span, alarmDays, ...event }: CalendarEvent, now: Date) {
  if (alarmDays && 'starts' in span && span.starts <= now) return []
  const title = escapeText(event.title)
  const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:-P${alarmDays}D`]
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utc(now)}`,
    ...linesOf(span),
    `SUMMARY:${title}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    'STATUS:TENTATIVE',
    ...(alarmDays ? [...alarm, `DESCRIPTION:${title}`, 'END:VALARM'] : []),
    'END:VEVENT',
  ]
}

const linesOf = (span: Span) =>
  'from' in span
    ? [`DTSTART;VALUE=DATE:${dayOf(span.from)}`, `DTEND;VALUE=DATE:${dayOf(span.to)}`]
    : [`DTSTART:${utc(span.starts)}`, ...(span.ends ? [`DTEND:${utc(span.ends)}`] : [])]

const dayOf = (day: IsoDate) => realDay(day).replaceAll('-', '')

const utc = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '')

/** A text must not contain control characters other than line breaks. */
const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    .replace(/[\0-\x08\x0b-\x1f\x7f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Breaks a line between characters. A continuation begins with a space, which counts. */
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
