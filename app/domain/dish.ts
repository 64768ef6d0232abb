export const spiceLevels = ['mild', 'medium', 'hot', 'extra hot'] as const

/** A dish's spice level. Sweets, drinks and the like have none. */
export type SpiceLevel = (typeof spiceLevels)[number]

/** The number of a spice level: mild 1, medium 2, hot 3, extra hot 4. */
export const spiceDegree = (level: SpiceLevel): number => spiceLevels.indexOf(level) + 1
