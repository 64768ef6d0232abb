import { expect, test } from 'vitest'
import { spiceDegree, spiceLevels } from './dish.ts'

test('the spice scale runs mild 1, medium 2, hot 3, extra hot 4', () => {
  expect(spiceLevels.map((level) => [level, spiceDegree(level)])).toEqual([
    ['mild', 1],
    ['medium', 2],
    ['hot', 3],
    ['extra hot', 4],
  ])
})
