import { expect, test } from 'vitest'
import { chat } from './chat.ts'
import { hotel } from './hotel.ts'

test('the welcome names the hotel, and a line says that nothing is sent', () => {
  expect(chat.welcome).toContain(hotel.name)
  expect(chat.note).toMatch(/demonstration.*nothing is sent/)
})
