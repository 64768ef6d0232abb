import { create } from 'zustand'
import type { Target } from '#app/paths.ts'

export type Toast = {
  title: string
  text: string
  /** A link; with `isNewTab` it opens a new tab. */
  action?: { label: string; to: Target; isNewTab?: true }
  /** A button that takes back what the toast tells of. */
  undo?: { label: string; onPress: () => void }
}

/** The toast that is shown, and how many there have been. */
export const useToast = create<{ current: Toast | null; count: number }>(() => ({
  current: null,
  count: 0,
}))

export const showToast = (current: Toast) =>
  useToast.setState(({ count }) => ({ current, count: count + 1 }))

export const dismissToast = () => useToast.setState({ current: null })
