export type ChatMessage = {
  /** Counts from 0, in order of arrival. */
  readonly id: number
  readonly text: string
  readonly sender: 'user' | 'agent'
  /** Milliseconds since the epoch. */
  readonly timestamp: number
}

/** Milliseconds from a guest's message to its reply. */
export const CHAT_REPLY_MS = 1500

/** Whether a text can be sent. Blanks alone cannot. */
export const canSend = (text: string) => text.trim() !== ''

/**
 * Picks one of the replies at random.
 *
 * @param random - returns a number from 0 up to, but not including, 1
 */
export const pickReply = (replies: readonly [string, ...string[]], random: () => number): string =>
  replies[Math.floor(random() * replies.length)] ?? replies[0]
