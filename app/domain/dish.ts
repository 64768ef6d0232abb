import type { Cents } from './money.ts'
import type { PictureFiles } from './picture.ts'

/** How hot a dish can be, the mildest first. */
export const spiceLevels = ['mild', 'medium', 'hot', 'extra hot'] as const

/** How hot a dish is. Sweets, drinks and the like have no level. */
export type SpiceLevel = (typeof spiceLevels)[number]

/** The place of a level on the scale, counted from 1: mild 1, medium 2, hot 3, extra hot 4. */
export const spiceDegree = (level: SpiceLevel): number => spiceLevels.indexOf(level) + 1

/** The allergens that the kitchen lists, in the order of the filter. */
export const ALLERGENS = [
  'gluten',
  'milk',
  'egg',
  'fish',
  'shellfish',
  'nuts',
  'mustard',
  'sesame',
] as const

export type Allergen = (typeof ALLERGENS)[number]

/** A part of the online menu. */
export type MenuCategory = 'appetizers' | 'mains' | 'desserts' | 'beverages'

/** A dish that can be ordered online. No room has the same id, since the cart holds both. */
export type OnlineDish = {
  readonly id: string
  readonly name: string
  readonly description: string
  /** For one portion. */
  readonly price: Cents
  readonly image: PictureFiles
  readonly category: MenuCategory
  readonly vegetarian: boolean
  readonly spiceLevel?: SpiceLevel
  readonly popular?: boolean
  /** In the order shown; empty where the kitchen lists none. */
  readonly allergens: readonly Allergen[]
}
