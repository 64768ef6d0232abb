import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLazyPart } from '#app/browser/use-lazy-part.ts'
import { isRestricted } from '#app/domain/diet.ts'
import { type Eatable, filterDishes } from '#app/domain/eatable.ts'
import { LeafIcon } from '#app/ui/icons/leaf.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { useVisit } from '#app/visit/store.ts'
import { dishWords } from '#words/dish.ts'
import * as styles from './use-diet.module.css'

const importPanel = () => import('./diet-panel.tsx')

/** A course of a menu, for the links of an empty one. */
type Course<Id> = { id: Id; title: string; hasDishes: boolean }

/**
 * Returns the dishes that suit the guest's diet, the filter that sets the diet, and a message for an empty course. The
 * filter's controls are fetched when a guest reaches for them or has a diet. The dishes are filtered without them.
 */
export function useDiet<Dish extends Eatable>(dishes: readonly Dish[]) {
  const diet = useVisit((visit) => visit.diet)
  const { part, open, prefetch } = useLazyPart(importPanel, { ahead: true })
  const [isOpen, setOpen] = useState(false)
  const isExpanded = isOpen && part !== undefined
  const toggle = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const isChosen = isRestricted(diet)
  const suiting = filterDishes(dishes, diet)

  const fetchPart = useEffectEvent(open)
  useEffect(() => {
    if (isChosen) fetchPart()
  }, [isChosen])

  const filter = (
    <>
      <div className={styles.filter} data-script-only>
        <TextButton
          ref={toggle}
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
          <part.DietResult
            count={suiting.length}
            all={dishes.length}
            onClear={() => toggle.current?.focus()}
          />
        )}
      </div>
      <div id={panelId} data-screen-only>
        {isExpanded && <part.DietPanel />}
      </div>
    </>
  )
  const none = <Id extends string>(courses: readonly Course<Id>[], onSelect: (id: Id) => void) =>
    part && <part.NoDish {...{ courses, onSelect }} />
  return { suiting, filter, none }
}
