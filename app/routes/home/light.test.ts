import { expect, test } from 'vitest'
import { lightAt, sunAround } from './light.js'

const SYLHET = [24.89, 91.87] as const

/** Computed with astronomy-engine 2.1. */
const KNOWN = [
  [...SYLHET, '2026-06-21', '2026-06-20T23:03Z', '2026-06-21T12:44Z'],
  [...SYLHET, '2026-12-21', '2026-12-21T00:32Z', '2026-12-21T11:08Z'],
  [64.15, -21.94, '2026-10-10', '2026-10-10T08:02Z', '2026-10-10T18:25Z'],
  [-33.92, 18.42, '2026-06-21', '2026-06-21T05:51Z', '2026-06-21T15:44Z'],
  [-0.18, -78.47, '2026-05-01', '2026-05-01T11:07Z', '2026-05-01T23:14Z'],
  [-41.29, 174.78, '2026-08-01', '2026-07-31T19:29Z', '2026-08-01T05:25Z'],
] as const

test('the sun rises and sets within three minutes of known days from Iceland to New Zealand', () => {
  for (const [latitude, longitude, day, rises, sets] of KNOWN) {
    const noon = Date.parse(`${day}T12:00Z`) - longitude * 240_000
    const found = sunAround(noon, { latitude, longitude })
    expect(Math.abs(found.rises - Date.parse(rises)), rises).toBeLessThan(180_000)
    expect(Math.abs(found.sets - Date.parse(sets)), sets).toBeLessThan(180_000)
  }
})

test('the light goes from night by dawn, day and dusk to night', () => {
  const place = { latitude: 24.89, longitude: 91.87 }
  const light = (time: string) => lightAt(Date.parse(`2026-11-24T${time}+06:00`), place)
  const november = ['00:00', '05:25', '05:35', '07:25', '07:35', '15:00', '16:15', '16:25', '17:40']
  const lights = [...november, '17:55', '23:59'].map(light).join(' ')
  expect(lights).toBe('night night dawn dawn day day day dusk dusk night night')
})
