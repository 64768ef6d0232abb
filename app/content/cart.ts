import { hero } from '#app/content/pictures.generated/hero.ts'
import { cart as words } from '#words/cart.ts'

/** The page of the cart. */
export const cart = { ...words, picture: hero.home } as const
