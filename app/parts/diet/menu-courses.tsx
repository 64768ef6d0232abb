import { type ReactNode, useId, useState } from 'react'
import { queryTab, usePageQuery } from '#app/browser/use-page-query.ts'
import { type Allergen, listedAllergens } from '#app/content/dishes/allergens.ts'
import { type Diet, isRestricted } from '#app/domain/diet.ts'
import { type Eatable, filterDishes } from '#app/domain/eatable.ts'
import { DIET_KEYS } from '#app/domain/url.ts'
import { AllergenTable } from '#app/parts/allergen-table.tsx'
import { LeafIcon } from '#app/ui/icons/leaf.tsx'
import { TabPanels } from '#app/ui/tabs.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { useVisitDiet } from '#app/visit/store.ts'
import { useUrl } from '#app/visit/use-url.ts'
import { dishWords } from '#words/dish.ts'
import { DietPanel, DietResult, NoDish } from './diet-panel.tsx'
import * as styles from './menu-courses.module.css'

type MenuDish = Eatable & {
  readonly id: string
  readonly name: string
  readonly allergens: readonly Allergen[]
}

/**
 * The courses of a menu, each under a tab, and the filter of the guest's diet. All courses are in the page. The first
 * with a suitable dish is open. It shows the dishes that suit, or all if the guest asks for all.
 */
export function MenuCourses<Id extends string, Dish extends MenuDish>({
  label,
  courses,
  className,
  hint,
  children,
}: {
  label: string
  courses: readonly { readonly id: Id; readonly title: string; readonly items: readonly Dish[] }[]
  className?: string | undefined
  /** Stands below the tabs until the guest has chosen a diet. */
  hint?: string
  /** Draws some dishes of a course. */
  children: (course: { title: string; dishes: readonly [Dish, ...Dish[]] }) => ReactNode
}) {
  useUrl([...DIET_KEYS, 'table'], { allergens: listedAllergens })
  const query = usePageQuery()
  const diet = useVisitDiet()
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  // The diet for which the guest asked to see all dishes: a changed diet is another object, and filters again.
  const [allOf, setAllOf] = useState<Diet>()
  const showsAll = allOf === diet
  const showAll = (shows: boolean) => setAllOf(shows ? diet : undefined)

  const dishes = courses.flatMap(({ items }) => items)
  const suiting = filterDishes(dishes, diet)
  const shown = showsAll ? dishes : suiting
  const left = courses.map(({ id, title, items }) => {
    const [first, ...others] = items.filter((item) => shown.includes(item))
    return { id, title, dishes: first && ([first, ...others] as const) }
  })
  const [selected, select] = queryTab(
    'course',
    left,
    query,
    left.find(({ dishes }) => dishes),
  )
  return (
    <>
      <div id="diets" className={styles.filter} data-script-only>
        <TextButton aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
          <LeafIcon size={18} />
          {dishWords.diet}
        </TextButton>
      </div>
      <TabPanels
        {...{ label, className, selected }}
        below={
          <>
            <div id={panelId} data-screen-only>
              {isOpen && <DietPanel />}
            </div>
            <div className={styles.result}>
              {hint && !isRestricted(diet) && (
                <p data-script-only data-screen-only>
                  {hint}
                </p>
              )}
              <DietResult count={suiting.length} all={dishes.length} {...{ showsAll, showAll }} />
            </div>
          </>
        }
        onSelect={select}
        tabs={left.map(({ id, title, dishes }) => ({
          id,
          title,
          panel: dishes ? (
            children({ title, dishes })
          ) : (
            <NoDish courses={left} onSelect={select} showAll={showAll} />
          ),
        }))}
      />
      <AllergenTable dishes={shown} />
    </>
  )
}
