import { expect, test } from 'vitest'
import { isoTime } from './time.ts'

test.each([
  ['12:00 AM', '00:00'],
  ['12:30 AM', '00:30'],
  ['7:00 AM', '07:00'],
  ['11:59 AM', '11:59'],
  ['12:00 PM', '12:00'],
  ['3:00 PM', '15:00'],
  ['11:00 PM', '23:00'],
])('%s is %s in data', (words, iso) => {
  expect(isoTime(words)).toBe(iso)
})

test.each(['', '7 PM', '0:30 AM', '13:00 PM', '7:60 AM', '07:00 AM', '7:00AM', '7:00 AM, daily'])(
  "'%s' is refused as no time of day",
  (words) => {
    expect(() => isoTime(words)).toThrow(`Not a time of day: '${words}'`)
  },
)
