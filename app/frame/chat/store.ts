import { create } from 'zustand'
import { CHAT_REPLY_MS, type ChatMessage, canSend, pickReply } from '#app/domain/chat.ts'
import { dispatch } from '#app/visit/store.ts'
import { chat, chatReplies } from '#words/chat.ts'

type ChatState = {
  /** The oldest first. */
  messages: readonly ChatMessage[]
  draft: string
  /** The number of replies still to come. */
  due: number
  /** Adds the welcome message, on the first call only. */
  welcome: () => void
  /** Sends a text, and answers later with one of the replies. A blank text is not sent. */
  send: (text: string) => void
}

/**
 * The guest's chat, in memory only. It outlives the panel: a reply still arrives after the guest has closed it or left
 * the page.
 */
export const useChat = create<ChatState>((set, get) => {
  const add = (sender: ChatMessage['sender'], text: string) =>
    set(({ messages }) => ({
      messages: [...messages, { id: messages.length, sender, text, timestamp: Date.now() }],
    }))

  return {
    messages: [],
    draft: '',
    due: 0,
    welcome: () => {
      if (get().messages.length === 0) add('agent', chat.welcome)
    },
    send: (text) => {
      if (!canSend(text)) return
      add('user', text)
      set(({ due }) => ({ due: due + 1, draft: '' }))
      setTimeout(() => {
        set(({ due }) => ({ due: due - 1 }))
        add('agent', pickReply(chatReplies, Math.random))
      }, CHAT_REPLY_MS)
    },
  }
})

// The links to the other language must know of a conversation, but not load the chat.
useChat.subscribe(({ draft, messages }) =>
  dispatch({ type: 'say', fields: { isTalking: draft !== '' || messages.length > 1 } }),
)
