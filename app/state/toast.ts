import { create } from 'zustand'

export type Toast = {
  title: string
  text: string
  action?: { label: string; to: string }
}

type ToastState = {
  current: Toast | null
  /** How many messages there have been. */
  count: number
  show: (message: Toast) => void
  dismiss: () => void
}

/** One toast at a time: a new message takes the place of the old one. */
export const useToast = create<ToastState>((set) => ({
  current: null,
  count: 0,
  show: (message) => set(({ count }) => ({ current: message, count: count + 1 })),
  dismiss: () => set({ current: null }),
}))
