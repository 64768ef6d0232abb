/** A line of the chat. */
export type ChatMessage = {
  /** Counted from 0 in the order of arrival. */
  readonly id: number
  readonly text: string
  readonly sender: 'user' | 'agent'
  /** Milliseconds since the epoch. */
  readonly timestamp: number
}

/** A conversation, oldest message first. */
export type Conversation = readonly ChatMessage[]

/** From a guest's message to its reply, in milliseconds. */
export const CHAT_REPLY_MS = 1500

/** Whether there is anything to send: blanks alone are nothing. */
export const canSend = (text: string) => text.trim() !== ''

/** The conversation with one message more, which gets the next id. */
export const addMessage = (
  conversation: Conversation,
  message: Omit<ChatMessage, 'id'>,
): Conversation => [...conversation, { ...message, id: conversation.length }]

/**
 * One of the replies, each as likely as the others.
 *
 * @param random gives a number from 0 up to, but not including, 1
 */
export const pickReply = (replies: readonly [string, ...string[]], random: () => number): string =>
  replies[Math.floor(random() * replies.length)] ?? replies[0]
