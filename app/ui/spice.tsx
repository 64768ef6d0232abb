import { type SpiceLevel, spiceDegree, spiceLevels } from '#app/domain/dish.ts'
import { FlameIcon } from './icons/order.tsx'
import styles from './spice.module.css'

export type SpiceWords = {
  readonly levels: Record<SpiceLevel, string>
  readonly label: (degree: number, most: number) => string
}

/** The spice level as one to four flames and in words. */
export function Spice({ level, words }: { level: SpiceLevel; words: SpiceWords }) {
  const degree = spiceDegree(level)
  return (
    <p className={styles.spice}>
      <span
        className={styles.flames}
        role="img"
        aria-label={words.label(degree, spiceLevels.length)}
        data-degree={degree}
      >
        {spiceLevels.slice(0, degree).map((flame) => (
          <FlameIcon key={flame} />
        ))}
      </span>
      {words.levels[level]}
    </p>
  )
}
