import { expect, test } from 'vitest'
import { chat, chatReplies } from './chat.ts'

test('there are seven replies, no two alike', () => {
  expect(new Set(chatReplies).size).toBe(7)
})

test.each([
  ['a greeting', /^Hello/],
  ['20% off weekday stays', /20% off weekday stays/],
  ['the times of arrival and departure', /check-in.*2 PM.*check-out.*12 PM/i],
  ['what is free', /free Wi-Fi, breakfast.*pool.*fitness.*included/i],
  ['availability', /availability/],
  ['dietary needs', /dietary needs/],
  ['the reservations team', /reservations team/],
])('one reply is about %s', (_, words) => {
  expect(chatReplies.filter((reply) => words.test(reply))).toHaveLength(1)
})

test('the welcome names the hotel, and a line says that nothing is sent', () => {
  expect(chat.welcome).toBe('Welcome to The Surma! How can we help you today?')
  expect(chat.note).toMatch(/simulated.*nothing is sent/)
})
