import { expect, test, vi } from 'vitest'
import { whenIdle } from './idle.ts'

test('a task that never settles holds the next one back for ten seconds', async () => {
  vi.useFakeTimers()
  for (const name of ['window', 'navigator']) vi.stubGlobal(name, {})
  vi.stubGlobal('document', { readyState: 'complete' })
  const next = vi.fn()
  whenIdle(() => new Promise(() => {}))
  whenIdle(next)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(next).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_100)
  expect(next).toHaveBeenCalled()
})
