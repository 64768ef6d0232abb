import { onlineOrder } from '#app/content/online-order.ts'
import { type SpiceLevel, spiceDegree, spiceLevels } from '#app/domain/dish.ts'
import { FlameIcon } from '#app/ui/icons/order.tsx'
import styles from './spice.module.css'

const { label, words } = onlineOrder.spice

/** One to four flames, all in the colour of the level, and the level in a word. */
export function Spice({ level }: { level: SpiceLevel }) {
  const degree = spiceDegree(level)
  return (
    <p className={styles.spice}>
      <span
        className={styles.flames}
        role="img"
        aria-label={label(degree, spiceLevels.length)}
        data-degree={degree}
      >
        {spiceLevels.slice(0, degree).map((flame) => (
          <FlameIcon key={flame} />
        ))}
      </span>
      {words[level]}
    </p>
  )
}
