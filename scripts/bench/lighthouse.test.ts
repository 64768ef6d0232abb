import { expect, test, vi } from 'vitest'
import { middle, orOnceMore, readReport } from './lighthouse.mjs'

const report = (performance: number, paint: number) => ({
  environment: { benchmarkIndex: 2000 },
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: 0.91 },
  },
  audits: {
    'first-contentful-paint': { numericValue: paint },
    'largest-contentful-paint': { numericValue: paint + 100 },
    'total-blocking-time': { numericValue: 0 },
    'cumulative-layout-shift': { numericValue: 0.004 },
  },
})

test('a report is read as scores out of 100 and milliseconds', () => {
  expect(readReport(report(0.98, 900))).toEqual({
    performance: 98,
    accessibility: 100,
    'best-practices': 100,
    seo: 91,
    firstPaint: 900,
    largestPaint: 1000,
    blocking: 0,
    shift: 0.004,
    benchmarkIndex: 2000,
  })
})

test('each figure has its own median', () => {
  const runs = [report(0.9, 300), report(1, 200), report(0.95, 100)].map(readReport)
  expect(middle(runs)).toMatchObject({ performance: 95, firstPaint: 200, seo: 91 })
})

test('a page that could not be judged, or not in full, is an error and not a zero', () => {
  const whole = report(1, 100)
  expect(() => readReport({ ...whole, runtimeError: { message: 'NO_FCP' } })).toThrow('NO_FCP')
  expect(() => readReport({ ...whole, categories: {} })).toThrow('performance')
  expect(() => readReport({ ...whole, audits: {} })).toThrow('first-contentful-paint')
})

test('a run that fails is said aloud and made once more, a second failure ends the bench', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const lost = new Error('npx failed:\nNO_NAVSTART\na whole report')
  const once = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('a report')
  await expect(orOnceMore(once)).resolves.toBe('a report')
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/NO_NAVSTART$/))

  const twice = vi.fn().mockRejectedValue(lost)
  await expect(orOnceMore(twice)).rejects.toBe(lost)
  expect(twice).toHaveBeenCalledTimes(2)
  said.mockRestore()
})
