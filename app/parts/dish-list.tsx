import type { ReactNode } from 'react'
import type { Eatable } from '#app/domain/eatable.ts'
import type { PictureData } from '#app/domain/picture.ts'
import { nameBeside } from '#app/sentences/name-beside.ts'
import { dishWords } from '#words/dish.ts'
import { UnsuitedNote } from './diet/diet-panel.tsx'
import * as styles from './dish-list.module.css'
import { Price } from './price.tsx'

type ListedDish = Eatable & {
  id: Parameters<typeof nameBeside>[0]
  name: string
  description: string
  image: PictureData
  allergenLine: string
  soldOut?: true
}

/* Cut from 4:3: upright for the first dish, square for the others. */
const LEAD_SIZES = '(min-width: 1440px) 800px, (width >= 48rem) 62vw, 160vw'
const SIZES = '128px'

/**
 * A course of a menu. The first dish's picture stays in view while the others scroll by. The page draws what differs
 * between the two menus.
 */
export function DishList<Dish extends ListedDish>({
  line,
  dishes,
  picture,
  price,
  marks,
  action,
}: {
  line?: string | undefined
  dishes: readonly Dish[]
  picture: (dish: Dish, sizes: string) => ReactNode
  price: (dish: Dish) => string
  /** A line of a few words: popular, vegetarian. */
  marks: (dish: Dish) => ReactNode
  action?: (dish: Dish) => ReactNode
}) {
  return (
    <>
      {line && <p className={styles.line}>{line}</p>}
      <ul className={`grid-12 ${styles.dishes}`} data-dishes>
        {dishes.map((dish, index) => (
          <li key={dish.id} id={dish.id} className={index === 0 ? styles.lead : styles.dish}>
            <div className={styles.picture} data-screen-only>
              {picture(dish, index === 0 ? LEAD_SIZES : SIZES)}
            </div>
            <div className={styles.words}>
              <div className={styles.name}>
                <h3>{dish.name}</h3>
                <NameBeside id={dish.id} />
              </div>
              <Price text={dish.soldOut ? dishWords.soldOut : price(dish)} />
              <p className="muted">{dish.description}</p>
              <p className={`if-any ${styles.marks}`}>{marks(dish)}</p>
              <p className="micro muted">{dish.allergenLine}</p>
              <p className="if-any">
                <UnsuitedNote dish={dish} />
              </p>
              {action && !dish.soldOut && (
                <div className={styles.action} data-script-only>
                  {action(dish)}
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function NameBeside({ id }: Pick<ListedDish, 'id'>) {
  const name = nameBeside(id)
  return name && <p lang={name.lang}>{name.text}</p>
}
