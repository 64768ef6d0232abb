import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'
import { addDays } from './day.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const stay: CalendarEvent = {
  uid: '261123-KMTR@thesurma.example',
  title: 'A stay at The Surma',
  description: 'Deluxe Room',
  location: '14 Surma Bank Road, Sylhet',
  span: { from: '2026-12-30', to: '2027-01-02' },
}

const file = (...events: CalendarEvent[]) => calendarFile(events, 'The Surma', NOW)

const parse = (file: string) => {
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  if (!event) throw new Error('The file has no event.')
  return new ICAL.Event(event)
}

/** A text as a calendar keeps it: one kind of line break, no other control characters. */
const kept = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  text.replace(/\r\n?/g, '\n').replace(/[\0-\x08\x0b-\x1f\x7f]/g, '')

const day = fc
  .tuple(fc.integer({ min: 2026, max: 2096 }), fc.nat({ max: 364 }))
  .map(([year, days]) => addDays(`${year}-01-01`, days))
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'কখগ্রসূ,;:\\"\n\r\t Aé😀'), maxLength: 200 }),
)

test('an event is tentative, and a table takes its hours, in UTC', () => {
  const starts = new Date('2026-12-31T19:30:00+06:00')
  const ends = new Date('2026-12-31T21:30:00+06:00')
  const written = file({ ...stay, span: { starts, ends } })
  expect(written).toContain('\r\nDTSTART:20261231T133000Z\r\nDTEND:20261231T153000Z\r\n')
  expect(written).toContain('\r\nDTSTAMP:20261123T050000Z\r\n')
  expect(written).toContain('\r\nSTATUS:TENTATIVE\r\n')
})

test('an event with an alarm is left out once it has passed', () => {
  const cancelBy = {
    ...stay,
    uid: '2',
    alarmDays: 1,
    span: { starts: new Date(NOW.valueOf() + 1) },
  }
  const events = (...all: CalendarEvent[]) =>
    new ICAL.Component(ICAL.parse(file(...all))).getAllSubcomponents('vevent')
  const [first, second] = events(stay, cancelBy)
  expect(first?.getFirstSubcomponent('valarm')).toBeNull()
  const alarm = second?.getFirstSubcomponent('valarm')
  expect(`${alarm?.getFirstPropertyValue('trigger')}`).toBe('-P1D')
  expect(alarm?.getFirstPropertyValue('description')).toBe(stay.title)
  expect(events(stay, { ...cancelBy, span: { starts: NOW } })).toHaveLength(1)
})

test('an independent reader finds the days, over month ends and leap days', () =>
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 400 }), (from, nights) => {
      const to = addDays(from, nights)
      const { startDate, endDate } = parse(file({ ...stay, span: { from, to } }))
      expect([startDate.isDate, startDate.toString(), endDate.toString()]).toEqual([true, from, to])
    }),
  ))

test('an independent reader finds every text as it was written, in any script', () =>
  fc.assert(
    fc.property(text, text, (title, description) => {
      const event = parse(file({ ...stay, title, description }))
      expect([event.summary, event.description]).toEqual([kept(title), kept(description)])
    }),
  ))

test('no line is longer than 75 octets, and none is broken inside a character', () =>
  fc.assert(
    fc.property(text, (title) => {
      const lines = file({ ...stay, title }).split('\r\n')
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(lines.join('')).not.toMatch(/\p{Cs}/u)
    }),
  ))
