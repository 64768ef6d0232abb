import { create } from 'zustand'
import { addItem, type Cart, type NewItem, removeItem, setQuantity } from '#app/domain/cart.ts'
import type { TableNumber } from '#app/domain/table-number.ts'

type CartState = {
  items: Cart
  /** Where the guest sits in the restaurant, if they came by the code on a table. */
  table: TableNumber | undefined
  /** A table was given or left, so the address of an earlier page has no say in it any more. */
  isTableKnown: boolean
  /** The query of the menu as the guest last saw it: its tab and the diet. */
  menuQuery: string
  /** Whether one more was added: a cart may be full of it, or hold that stay. */
  add: (item: NewItem) => boolean
  setQuantity: (id: string, quantity: number) => void
  remove: (id: string) => void
  /** Puts another cart in the place of this one; the guest moves to its table if it names one. */
  replace: (items: Cart, table: TableNumber | undefined) => void
  clear: () => void
  setTable: (table: TableNumber | undefined) => void
}

/** The guest's cart: in memory only, kept while they walk through the site, gone after a reload. */
export const useCart = create<CartState>((set, get) => ({
  items: [],
  table: undefined,
  isTableKnown: false,
  menuQuery: '',
  add: (item) => {
    const { items } = get()
    set({ items: addItem(items, item) })
    return get().items !== items
  },
  setQuantity: (id, quantity) => set(({ items }) => ({ items: setQuantity(items, id, quantity) })),
  remove: (id) => set(({ items }) => ({ items: removeItem(items, id) })),
  replace: (items, table) => set(table ? { items, table, isTableKnown: true } : { items }),
  clear: () => set({ items: [] }),
  setTable: (table) => set({ table, isTableKnown: true }),
}))
