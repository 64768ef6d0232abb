import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLazyPart } from '#app/browser/use-lazy-part.ts'
import type { Query } from '#app/browser/use-query.ts'
import type { Eatable } from '#app/domain/diet.ts'
import { Button } from '#app/ui/button.tsx'
import { LeafIcon } from '#app/ui/icons/leaf.tsx'
import { dishWords } from '#words/dish.ts'
import styles from './diet-filter.module.css'

const importPanel = () => import('./diet-panel.tsx')

/**
 * A menu filtered by diet. The diet is in the address
 * (`?diet=vegetarian&without=fish&heat=mild`). Its rule and its panel are fetched when a
 * guest reaches for them or comes with such an address.
 */
export function DietFilter<Dish extends Eatable>({
  query: [query, setQuery],
  dishes,
  children,
}: {
  query: Query
  dishes: readonly Dish[]
  /** The dishes that suit the diet, and what to show where none is left. */
  children: (suiting: readonly Dish[], none: ReactNode) => ReactNode
}) {
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

  return (
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
      {children(suiting, part && <part.NoDish {...shared} />)}
    </>
  )
}
