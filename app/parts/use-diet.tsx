import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLazyPart } from '#app/browser/use-lazy-part.ts'
import type { Query } from '#app/browser/use-query.ts'
import type { Eatable } from '#app/domain/diet.ts'
import { Button } from '#app/ui/button.tsx'
import { LeafIcon } from '#app/ui/icons/leaf.tsx'
import { dishWords } from '#words/dish.ts'
import * as styles from './use-diet.module.css'

const importPanel = () => import('./diet-panel.tsx')

/**
 * The dishes that suit the diet in the address (`?diet=vegetarian&without=fish&heat=mild`), the `filter` to set it
 * with, and what to show where none is left. Its rule and its panel are fetched when a guest reaches for them or
 * comes with such an address.
 */
export function useDiet<Dish extends Eatable>([query, setQuery]: Query, dishes: readonly Dish[]) {
  const { part, open, prefetch } = useLazyPart(importPanel, { ahead: true })
  const isAsked = ['diet', 'without', 'heat'].some((key) => query.has(key))
  const [isWanted, setWanted] = useState(false)
  const isExpanded = isWanted && part !== undefined
  const toggle = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  const fetchParts = useEffectEvent(open)
  useEffect(() => {
    if (isAsked) fetchParts()
  }, [isAsked])

  const suiting = part ? part.dishesFor(query, dishes) : dishes
  const shared = { query, setQuery, onClear: () => toggle.current?.focus() }
  const filter = (
    <>
      <div className={styles.filter} data-screen-only data-script-only>
        <Button
          ref={toggle}
          variant="ghost"
          size="small"
          aria-expanded={isExpanded}
          aria-controls={panelId}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={() => {
            setWanted(!isExpanded)
            open()
          }}
        >
          <LeafIcon size={18} />
          {dishWords.diet}
        </Button>
        {part && <part.DietResult {...shared} count={suiting.length} all={dishes.length} />}
      </div>
      <div id={panelId} data-screen-only>
        {isExpanded && <part.DietPanel {...shared} />}
      </div>
    </>
  )
  return { suiting, filter, none: part && <part.NoDish {...shared} /> }
}
