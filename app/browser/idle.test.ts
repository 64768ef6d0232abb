import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules() // each test has its own queue
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', { readyState: 'complete' })
})

test('a task that never settles delays the next one by ten seconds only', async () => {
  const { whenIdle } = await import('./idle.ts')
  const next = vi.fn()
  whenIdle(() => new Promise(() => {}))
  whenIdle(next)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(next).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_100)
  expect(next).toHaveBeenCalled()
})

test("a task waits for the page's load, and never runs if the guest saves data", async () => {
  const { whenIdle } = await import('./idle.ts')
  const page = new EventTarget()
  vi.stubGlobal('document', { readyState: 'interactive' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const [task, unwanted] = [vi.fn(), vi.fn()]
  whenIdle(task)
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  whenIdle(unwanted)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(task).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(100)
  expect(task).toHaveBeenCalled()
  expect(unwanted).not.toHaveBeenCalled()
})
