// @ts-check
import { cpus, loadavg, totalmem } from 'node:os'
import { findChromium } from '../chromium.mjs'
import { run } from './site.mjs'

/** What the figures were measured on, in one line, and how busy it was just before. */
export async function describeMachine() {
  const processors = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const [load = 0] = loadavg()
  const chromium = await run(findChromium() ?? '', ['--version']).catch(() => 'Chromium unknown')
  return [
    `${processors.length} cores of ${processors[0]?.model ?? 'an unknown processor'}`,
    `${memory} GiB`,
    `Node ${process.versions.node}`,
    chromium.trim().replace(/ built on.*$/, ''),
    `${new Date().toISOString().slice(0, 10)}`,
    `load ${load.toFixed(1)} at the start`,
  ].join(', ')
}
