import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { endTurn, takeTurn } from './turn.mjs'

function turnFile() {
  const folder = mkdtempSync(join(tmpdir(), 'turn-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'turn')
}

test('a turn begins only when the one before has ended', async () => {
  const file = turnFile()
  const order: string[] = []
  await takeTurn(file)
  const second = takeTurn(file).then(() => order.push('second begins'))
  await new Promise((done) => setTimeout(done, 120))
  order.push('first ends')
  endTurn(file)
  await second
  expect(order).toEqual(['first ends', 'second begins'])
})

test('the turn of a process that has ended without a word is over', async () => {
  const file = turnFile()
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(file, String(pid))
  await takeTurn(file)
})
