import { type SpiceLevel, spiceDegree, spiceLevels } from '#app/domain/dish.ts'
import { FlameIcon } from '#app/ui/icons/order.tsx'
import { dishWords } from '#words/dish.ts'
import styles from './spice.module.css'

/** The spice level as one to four flames and in words. */
export function Spice({ level }: { level: SpiceLevel }) {
  const degree = spiceDegree(level)
  return (
    <p className={styles.spice}>
      <span
        className={styles.flames}
        role="img"
        aria-label={dishWords.spice.label(degree, spiceLevels.length)}
        data-degree={degree}
      >
        {spiceLevels.slice(0, degree).map((flame) => (
          <FlameIcon key={flame} />
        ))}
      </span>
      <span>{dishWords.spice.levels[level]}</span>
    </p>
  )
}
