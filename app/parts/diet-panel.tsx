import { useLazyPart } from '#app/browser/use-lazy-part.ts'
import type { Query } from '#app/browser/use-query.ts'
import { allergens } from '#app/content/dishes/allergens.ts'
import {
  anyDiet,
  type Diet,
  dietQuery,
  type Eatable,
  filterDishes,
  HEATS,
  isRestricted,
  readDiet,
  toggleAllergen,
} from '#app/domain/diet.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Choice, SelectField } from '#app/ui/field.tsx'
import { LeafIcon } from '#app/ui/icons/leaf.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { dietWords } from '#words/diet.ts'
import { allergenNames } from '#words/dish.ts'
import * as styles from './diet-panel.module.css'

const importKitchenCard = () => import('./kitchen-card.tsx')

type DietProps = {
  query: URLSearchParams
  setQuery: Query[1]
  /** Called after the filter is cleared. The pressed button disappears, so the focus has to move. */
  onClear: () => void
}

/** The dishes that suit the diet which the query asks for. */
export const dishesFor = <Dish extends Eatable>(query: URLSearchParams, dishes: readonly Dish[]) =>
  filterDishes(dishes, readDiet(query, allergens))

/** The number of dishes left, a button that clears the filter, and one that shows the kitchen what is left out. */
export function DietResult({ count, all, ...props }: DietProps & { count: number; all: number }) {
  const diet = readDiet(props.query, allergens)
  const isAsked = isRestricted(diet)
  const { opening, part, open, close } = useLazyPart(importKitchenCard, { ahead: true })
  return (
    <>
      <p role="status" className="numerals">
        {isAsked && dietWords.found(count, all)}
      </p>
      {isAsked && <TextButton onClick={() => clear(props)}>{dietWords.clear}</TextButton>}
      {diet.without.length > 0 && <TextButton onClick={open}>{dietWords.kitchen}</TextButton>}
      {part && <part.KitchenCard key={opening} without={diet.without} onClose={close} />}
    </>
  )
}

/** Shown for a course that has no suitable dish. */
export function NoDish(props: DietProps) {
  return (
    <EmptyState icon={<LeafIcon />} message={dietWords.none}>
      <Button variant="ghost" onClick={() => clear(props)}>
        {dietWords.clear}
      </Button>
    </EmptyState>
  )
}

function clear({ setQuery, onClear }: DietProps) {
  setQuery(dietQuery(anyDiet))
  onClear()
}

/** The filter's controls. Each change takes effect at once. */
export function DietPanel({ query, setQuery }: DietProps) {
  const diet = readDiet(query, allergens)
  const change = (changed: Partial<Diet>) => setQuery(dietQuery({ ...diet, ...changed }))
  return (
    <div className={styles.panel}>
      <fieldset>
        <legend>{dietWords.show}</legend>
        <Choice
          type="checkbox"
          checked={diet.isVegetarian}
          onChange={({ target }) => change({ isVegetarian: target.checked })}
        >
          {dietWords.vegetarian}
        </Choice>
      </fieldset>
      <fieldset className={styles.without}>
        <legend>{dietWords.without}</legend>
        {allergens.map((allergen) => (
          <Choice
            key={allergen}
            type="checkbox"
            checked={diet.without.includes(allergen)}
            onChange={() => change(toggleAllergen(diet, allergen))}
          >
            {dietWords.allergen(allergenNames[allergen])}
          </Choice>
        ))}
      </fieldset>
      <SelectField
        label={dietWords.heat}
        value={diet.heat ?? ''}
        options={[
          { value: '', text: dietWords.anyHeat },
          ...HEATS.map((heat) => ({ value: heat, text: dietWords.levels[heat] })),
        ]}
        onChange={({ target }) =>
          change({ heat: HEATS.find((heat) => heat === target.value) ?? null })
        }
      />
      <p className={`muted ${styles.note}`}>{dietWords.notPromised}</p>
    </div>
  )
}
