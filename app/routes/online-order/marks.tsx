import type { OnlineDish } from '#app/content/dishes/order-menu.ts'
import { spiceDegree, spiceLevels } from '#app/domain/dish.ts'
import { LeafIcon } from '#app/ui/icons/leaf.tsx'
import { FlameIcon } from '#app/ui/icons/order.tsx'
import { dishWords } from '#words/dish.ts'
import { onlineOrder } from '#words/online-order.ts'
import * as styles from './marks.module.css'

/** Whether a dish is popular and vegetarian, and how hot it is: in words, with a leaf and one to four flames. */
export function Marks({ dish: { popular, vegetarian, spiceLevel } }: { dish: OnlineDish }) {
  const degree = spiceLevel ? spiceDegree(spiceLevel) : 0
  return (
    <span className={`dotted ${styles.marks}`}>
      {popular && <span>{onlineOrder.popular}</span>}
      {vegetarian && (
        <span>
          <LeafIcon size={16} /> {dishWords.vegetarian}
        </span>
      )}
      {spiceLevel && (
        <span>
          <span
            className={styles.flames}
            role="img"
            aria-label={dishWords.spice.label(degree, spiceLevels.length)}
            data-degree={degree}
          >
            {spiceLevels.slice(0, degree).map((flame) => (
              <FlameIcon key={flame} />
            ))}
          </span>{' '}
          <span>{dishWords.spice.levels[spiceLevel]}</span>
        </span>
      )}
    </span>
  )
}
