import { create } from 'zustand'
import {
  addMessage,
  CHAT_REPLY_MS,
  type ChatMessage,
  type Conversation,
  canSend,
  pickReply,
} from '#app/domain/chat.ts'
import { dispatch } from '#app/visit/store.ts'

type ChatState = {
  messages: Conversation
  /** What the guest has written and not sent yet. */
  draft: string
  setDraft: (draft: string) => void
  /** Replies on their way. */
  due: number
  /** Says the welcome, on the first call only. */
  welcome: (text: string) => void
  /** Sends the draft and, later, answers it with one of the replies. Blanks alone do nothing. */
  send: (replies: readonly [string, ...string[]]) => void
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
    draft: '',
    setDraft: (draft) => set({ draft }),
    due: 0,
    welcome: (text) => {
      if (get().messages.length === 0) add('agent', text)
    },
    send: (replies) => {
      const { draft } = get()
      if (!canSend(draft)) return
      add('user', draft)
      set(({ due }) => ({ due: due + 1, draft: '' }))
      setTimeout(() => {
        set(({ due }) => ({ due: due - 1 }))
        add('agent', pickReply(replies, Math.random))
      }, CHAT_REPLY_MS)
    },
  }
})

// The links to the other language know of a conversation without knowing the chat, whose code comes later.
useChat.subscribe(({ draft, messages }) =>
  dispatch({ type: 'talk', isTalking: draft !== '' || messages.length > 1 }),
)
