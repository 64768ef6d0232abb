import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMessage, type ChatMessage, type Conversation, canSend, pickReply } from './chat.ts'

const message: fc.Arbitrary<Omit<ChatMessage, 'id'>> = fc.record({
  text: fc.string({ unit: 'binary' }),
  sender: fc.constantFrom('user', 'agent'),
  timestamp: fc.nat(),
})

test.each(['', ' ', '\t', '\n  \r', '\u00a0\u3000'])('blanks alone cannot be sent (%#)', (text) => {
  expect(canSend(text)).toBe(false)
})

test.each(['0', ' a ', '🌧️', '<b>', 'আ'])('anything else can be sent: %s', (text) => {
  expect(canSend(text)).toBe(true)
})

test('a conversation keeps every message, in order, each under its own id', () =>
  fc.assert(
    fc.property(fc.array(message), (messages) => {
      const conversation = messages.reduce<Conversation>(addMessage, [])
      expect(conversation).toEqual(messages.map((each, id) => ({ ...each, id })))
    }),
  ))

test('each reply is equally likely', () => {
  const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const
  const picked = Array.from({ length: 700 }, (_, index) =>
    pickReply([...seven], () => (index + 0.5) / 700),
  )
  for (const reply of seven) expect(picked.filter((each) => each === reply)).toHaveLength(100)
})
