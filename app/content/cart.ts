import { gallery } from '#app/content/pictures.generated/gallery.ts'
import { cart as words } from '#words/cart.ts'

/** The words of the cart's page, and the picture of its link card. */
export const cart = { ...words, picture: gallery['first-light'] } as const
