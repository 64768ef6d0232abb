import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { endTurn, takeTurn } from './turn.mjs'

test('a turn begins only when the one before has ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'turn-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'turn')
  const order: string[] = []
  await takeTurn(file)
  const second = takeTurn(file).then(() => order.push('second begins'))
  await new Promise((done) => setTimeout(done, 120))
  order.push('first ends')
  endTurn(file)
  await second
  expect(order).toEqual(['first ends', 'second begins'])
})
