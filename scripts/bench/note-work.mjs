// @ts-check
/** Goes along with a process of the build and notes at its end how long processors worked for it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

process.on('exit', () => {
  const { user, system } = process.cpuUsage() // in microseconds, all threads together
  const folder = process.env.BENCH_WORK_FOLDER ?? '.'
  writeFileSync(join(folder, String(process.pid)), String((user + system) / 1e6))
})
