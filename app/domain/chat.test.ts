import { expect, test } from 'vitest'
import { canSend, pickReply } from './chat.ts'

test.each(['', ' ', '\t', '\n  \r', '\u00a0\u3000'])('blanks alone cannot be sent (%#)', (text) => {
  expect(canSend(text)).toBe(false)
})

test('each reply is equally likely', () => {
  const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const
  const picked = Array.from({ length: 700 }, (_, index) =>
    pickReply([...seven], () => (index + 0.5) / 700),
  )
  for (const reply of seven) expect(picked.filter((each) => each === reply)).toHaveLength(100)
})
