import { hotel } from './hotel.ts'

/** What the chat says by itself; one reply is picked at random for each message. */
export const chatReplies = [
  'Hello, and thank you for writing to us. How may we help?',
  'We have an offer you may like: 20% off weekday stays, on Saturday to Wednesday nights.',
  'Check-in is at 2 PM and check-out is at 12 PM.',
  'Free Wi-Fi, breakfast, the pool and the fitness room are included in every stay.',
  'I would be glad to check availability. Which dates do you have in mind, and for how many guests?',
  'Our kitchen is used to cooking for dietary needs. Please tell your waiter or the front desk about yours.',
  'I am handing you over to our reservations team, who will take it from here.',
] as const

/** The words of the chat's panel besides its replies. */
export const chat = {
  title: hotel.name,
  note: 'A demonstration chat: nothing is sent.',
  log: 'Messages',
  /** Who speaks, for screen readers. On the screen, side and colour tell it. */
  speaker: { agent: 'Agent:', user: 'You:' },
  welcome: `Welcome to ${hotel.name}! How can we help you today?`,
  typing: 'Agent is typing...',
  label: 'Message',
  placeholder: 'Write a message',
  send: 'Send',
} as const
