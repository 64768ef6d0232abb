import { create } from 'zustand'

type ToastMessage = {
  title: string
  text: string
  action?: { label: string; to: string }
}

/** A message with its number among all so far. */
export type Toast = ToastMessage & { number: number }

type ToastState = {
  current: Toast | null
  /** How many messages there have been. */
  count: number
  show: (message: ToastMessage) => void
  /** Dismisses the message of that number, but no newer one. */
  dismiss: (number: number) => void
}

/** One toast at a time: a new message takes the place of the old one. */
export const useToast = create<ToastState>((set) => ({
  current: null,
  count: 0,
  show: (message) =>
    set(({ count }) => ({ current: { ...message, number: count + 1 }, count: count + 1 })),
  dismiss: (number) => set(({ current }) => (current?.number === number ? { current: null } : {})),
}))
