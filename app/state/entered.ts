import { create } from 'zustand'

/**
 * What the reservation holds, for the links to the other languages, which load another page: days, room and party as a
 * query that goes along, and whether there are words, which are lost. Told by its page, so that no other page needs its
 * code.
 */
export const useEntered = create<{ query: string; hasWords: boolean }>(() => ({
  query: '',
  hasWords: false,
}))
