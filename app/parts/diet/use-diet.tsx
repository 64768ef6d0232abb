import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useLazyPart } from '#app/browser/use-lazy-part.ts'
import { type Diet, isRestricted } from '#app/domain/diet.ts'
import { type Eatable, filterDishes } from '#app/domain/eatable.ts'
import { LeafIcon } from '#app/ui/icons/leaf.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { useVisitDiet } from '#app/visit/store.ts'
import { dishWords } from '#words/dish.ts'
import * as styles from './use-diet.module.css'

const importPanel = () => import('./diet-panel.tsx')

/** A course of a menu, for the links of an empty one. */
type Course<Id> = { id: Id; title: string; hasDishes: boolean }

/**
 * Returns the dishes to show (those that suit the guest's diet, or all if the guest asks for all), a note for one that
 * does not suit, the filter that sets the diet, and a message for an empty course. The filter's controls are fetched
 * when a guest reaches for them or has a diet. The dishes are filtered without them.
 */
export function useDiet<Dish extends Eatable & { name: string }>(dishes: readonly Dish[]) {
  const diet = useVisitDiet()
  const { part, open, want, prefetch } = useLazyPart(importPanel, { ahead: true })
  const [isOpen, setOpen] = useState(false)
  const isExpanded = isOpen && part !== undefined
  const panelId = useId()
  const isChosen = isRestricted(diet)
  const suiting = filterDishes(dishes, diet)
  // All dishes of one diet: another diet is another object.
  const [allOf, setAllOf] = useState<Diet>()
  const showsAll = allOf === diet
  const showAll = (shows: boolean) => setAllOf(shows ? diet : undefined)

  const fetchPart = useEffectEvent(want)
  useEffect(() => {
    if (isChosen) fetchPart()
  }, [isChosen])

  const filter = (
    <>
      <div className={styles.filter} data-script-only>
        <TextButton
          aria-expanded={isExpanded}
          aria-controls={panelId}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={() => {
            setOpen(!isExpanded)
            open()
          }}
        >
          <LeafIcon size={18} />
          {dishWords.diet}
        </TextButton>
        {part && (
          <part.DietResult count={suiting.length} all={dishes.length} {...{ showsAll, showAll }} />
        )}
      </div>
      <div id={panelId} data-screen-only>
        {isExpanded && <part.DietPanel />}
      </div>
    </>
  )
  const none = <Id extends string>(courses: readonly Course<Id>[], onSelect: (id: Id) => void) =>
    part && <part.NoDish {...{ courses, onSelect, showAll }} />
  const note = (dish: Dish) => part && <part.UnsuitedNote {...{ dish }} />
  return { shown: showsAll ? dishes : suiting, note, filter, none }
}
