import { create } from 'zustand'
import { addItem, type Cart, type CartItem, removeItem, setQuantity } from '#app/domain/cart.ts'

type CartState = {
  items: Cart
  add: (item: Omit<CartItem, 'quantity'>) => void
  setQuantity: (id: string, quantity: number) => void
  remove: (id: string) => void
  /** Puts another cart in the place of this one. */
  replace: (items: Cart) => void
  clear: () => void
}

/** The guest's cart: in memory only, kept while they walk through the site, gone after a reload. */
export const useCart = create<CartState>((set) => ({
  items: [],
  add: (item) => set(({ items }) => ({ items: addItem(items, item) })),
  setQuantity: (id, quantity) => set(({ items }) => ({ items: setQuantity(items, id, quantity) })),
  remove: (id) => set(({ items }) => ({ items: removeItem(items, id) })),
  replace: (items) => set({ items }),
  clear: () => set({ items: [] }),
}))
