import { expect, test } from 'vitest'
import { chat, chatReplies } from './chat.ts'
import { hotel } from './hotel.ts'

test('no two replies are alike', () => {
  expect(new Set(chatReplies).size).toBe(chatReplies.length)
})

test('the welcome names the hotel, and a line says that nothing is sent', () => {
  expect(chat.welcome).toContain(hotel.name)
  expect(chat.note).toMatch(/demonstration.*nothing is sent/)
})
