import { expect, test } from 'vitest'
import { initialForm, type ReservationEntries } from './reservation.ts'
import { furthestStep, missing } from './reservation-steps.ts'

const TODAY = '2026-12-01'
const chosen = { checkIn: '2026-12-12', checkOut: '2026-12-14', roomType: 'deluxe' }
const guest = { firstName: 'Rumi', lastName: 'Roy', email: 'rumi@guest.example', phone: '1' }
const form = (part: Partial<ReservationEntries> = {}) => ({ ...initialForm, ...part })

test.each<[Partial<ReservationEntries>, string[]]>([
  [{}, ['checkIn', 'checkOut', 'roomType']],
  [{ checkIn: '2026-12-12' }, ['checkOut', 'roomType']],
  [{ roomType: 'suite' }, ['checkIn', 'checkOut']],
  [{ ...chosen, roomType: '' }, ['roomType']],
  [{ ...chosen, checkIn: '2026-11-30' }, ['checkIn']],
  [{ ...chosen, checkIn: TODAY }, []],
  [chosen, []],
])('step 1 with %o is missing %o', (part, needed) => {
  expect(missing(1, form(part), TODAY)).toEqual(needed)
})

test('step 2 misses nothing, step 3 only the agreement to the terms', () => {
  expect(missing(2, form(), TODAY)).toEqual([])
  expect(missing(3, form(chosen), TODAY)).toEqual(['agreed'])
  expect(missing(3, form({ ...chosen, agreed: true }), TODAY)).toEqual([])
})

test.each<[string, Partial<ReservationEntries>, number]>([
  ['nothing', {}, 1],
  ['guest details alone', { ...guest, isGuestChecked: true }, 1],
  ['dates and room', chosen, 2],
  ['guest details that the browser has not checked', { ...chosen, ...guest }, 2],
  ['everything, checked', { ...chosen, ...guest, isGuestChecked: true }, 3],
])('with %s entered, the form allows step %3$o at most', (_, part, step) => {
  expect(furthestStep(form(part))).toBe(step)
})
