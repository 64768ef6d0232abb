import { expect, test } from 'vitest'
import { drawPlan } from '#app/domain/room-plan.ts'
import { catalogue } from './catalogue.ts'
import { plans } from './plans.ts'

test.each(catalogue)(
  'the plan of $id has the size that the list gives, and nothing outside',
  ({ id, area }) => {
    const plan = plans[id]
    const { width, depth, walls, beds, furniture } = plan
    expect(width * depth).toBeCloseTo(area, 0)

    const spans = [...plan.windows, ...plan.doors].flatMap(([, ...span]) => span)
    const boxes = [...beds, ...furniture].map(([x, y, w, d]) =>
      d === undefined ? [x - w, y - w, x + w, y + w] : [x, y, x + w, y + d],
    )
    const corners = [...walls, ...boxes].flatMap(([x = -1, y = -1, toX = -1, toY = -1]) => [
      [x, y],
      [toX, toY],
    ])
    for (const [x, y] of [...corners, ...spans.map((x) => [x, 0])]) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(depth)
    }
    for (const [x, , length] of beds) expect([0, width - length]).toContain(x) // its head at a wall
  },
)

test('walls leave their windows and doors open', () => {
  const { walls } = drawPlan({
    ...plans.deluxe,
    walls: [],
    windows: [['top', 1, 2]],
    doors: [['top', 5, 4]],
  })
  expect(walls).toMatch(/^M0,0L1,0M2,0L4,0M5,0L7,0M0,5L7,5M/)
})
