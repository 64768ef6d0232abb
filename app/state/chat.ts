import { create } from 'zustand'
import {
  addMessage,
  CHAT_REPLY_MS,
  type ChatMessage,
  type Conversation,
  canSend,
  pickReply,
} from '#app/domain/chat.ts'

type ChatState = {
  messages: Conversation
  /** Replies on their way. */
  due: number
  /** Says the welcome, on the first call only. */
  welcome: (text: string) => void
  /** Adds the guest's message and, later, one of the replies to it. Blanks alone do nothing. */
  send: (text: string, replies: readonly [string, ...string[]]) => void
}

/**
 * The guest's chat: in memory only. It outlives the panel, so that a reply that is due still arrives
 * after the guest has closed it or gone on to another page.
 */
export const useChat = create<ChatState>((set, get) => {
  const add = (sender: ChatMessage['sender'], text: string) =>
    set(({ messages }) => ({
      messages: addMessage(messages, { sender, text, timestamp: Date.now() }),
    }))

  return {
    messages: [],
    due: 0,
    welcome: (text) => {
      if (get().messages.length === 0) add('agent', text)
    },
    send: (text, replies) => {
      if (!canSend(text)) return
      add('user', text)
      set(({ due }) => ({ due: due + 1 }))
      setTimeout(() => {
        set(({ due }) => ({ due: due - 1 }))
        add('agent', pickReply(replies, Math.random))
      }, CHAT_REPLY_MS)
    },
  }
})
