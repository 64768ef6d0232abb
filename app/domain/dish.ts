/** How hot a dish can be, the mildest first. */
export const spiceLevels = ['mild', 'medium', 'hot', 'extra hot'] as const

/** How hot a dish is. Sweets, drinks and the like have no level. */
export type SpiceLevel = (typeof spiceLevels)[number]

/** The place of a level on the scale, counted from 1: mild 1, medium 2, hot 3, extra hot 4. */
export const spiceDegree = (level: SpiceLevel): number => spiceLevels.indexOf(level) + 1
