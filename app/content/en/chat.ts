import { contact } from '#app/content/hotel.ts'
import { hotel } from './hotel.ts'

/** One of them is picked at random for each message. */
export const chatReplies = [
  `Hello, and thank you for writing. Our front desk can help at any hour: ${contact.phone}.`,
  'Ask the front desk about 20% off weekday stays, on Saturday to Wednesday nights.',
  'Check-in is at 2 PM and check-out is at 12 PM for rooms arranged with the front desk.',
  'Free Wi-Fi, breakfast, the pool and the fitness room are included in every stay.',
  'For availability, please call the front desk with your dates and the number of guests.',
  'Our kitchen is used to cooking for dietary needs. Please tell your waiter or the front desk about yours: nobody reads it here.',
  `The rest is for our reservations team: please call ${contact.phone}.`,
] as const

export const chat = {
  title: hotel.name,
  note: 'A demonstration: nothing is sent, and the answers are samples.',
  log: 'Messages',
  /** The speaker, for screen readers. On the screen, side and colour show it. */
  speaker: { agent: 'Agent:', user: 'You:' },
  welcome: `Welcome to ${hotel.name}! How can we help you today?`,
  typing: 'Agent is typing...',
  label: 'Message',
  placeholder: 'Write a message',
  send: 'Send',
} as const
