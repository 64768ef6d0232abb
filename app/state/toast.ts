import { create } from 'zustand'

export type ToastMessage = {
  title: string
  text: string
  action?: { label: string; to: string }
}

type ToastState = {
  /** The message on show, with a number that tells two equal messages apart. */
  current: (ToastMessage & { key: number }) | null
  show: (message: ToastMessage) => void
  dismiss: () => void
}

/** One toast at a time: a new message takes the place of the old one. */
export const useToast = create<ToastState>((set) => ({
  current: null,
  show: (message) =>
    set(({ current }) => ({ current: { ...message, key: (current?.key ?? 0) + 1 } })),
  dismiss: () => set({ current: null }),
}))
