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
import { ALLERGENS, type Allergen, type SpiceLevel } from '#app/domain/dish.ts'
import { Button } from './button.tsx'
import styles from './diet-panel.module.css'
import { EmptyState } from './empty-state.tsx'
import { Choice, SelectField } from './field.tsx'
import { LeafIcon } from './icons/leaf.tsx'
import { TextButton } from './text-link.tsx'
import type { Query } from './use-query.ts'

export type DietWords = {
  readonly found: (count: number, all: number) => string
  readonly none: string
  readonly clear: string
  readonly show: string
  readonly vegetarian: string
  readonly without: string
  readonly allergens: Record<Allergen, string>
  readonly heat: string
  readonly anyHeat: string
  readonly levels: Record<SpiceLevel, string>
  readonly notPromised: string
}

type DietProps = {
  query: URLSearchParams
  setQuery: Query[1]
  words: DietWords
  /** Called after the filter is cleared. The pressed button disappears, so the focus has to move. */
  onClear: () => void
}

/** The dishes that suit the diet which the query asks for. */
export const dishesFor = <Dish extends Eatable>(query: URLSearchParams, dishes: readonly Dish[]) =>
  filterDishes(dishes, readDiet(query))

/** The number of dishes left, and a button that clears the filter. */
export function DietResult({ count, all, ...props }: DietProps & { count: number; all: number }) {
  const { query, words } = props
  const isAsked = isRestricted(readDiet(query))
  return (
    <>
      <p role="status" className="numerals">
        {isAsked && words.found(count, all)}
      </p>
      {isAsked && <TextButton onClick={() => clear(props)}>{words.clear}</TextButton>}
    </>
  )
}

/** Shown for a course that has no suitable dish. */
export function NoDish(props: DietProps) {
  const { none, clear: label } = props.words
  return (
    <EmptyState icon={<LeafIcon />} message={none}>
      <Button variant="ghost" onClick={() => clear(props)}>
        {label}
      </Button>
    </EmptyState>
  )
}

function clear({ setQuery, onClear }: DietProps) {
  setQuery(dietQuery(anyDiet))
  onClear()
}

/** The filter's controls. Each change takes effect at once. */
export function DietPanel({ query, setQuery, words }: DietProps) {
  const diet = readDiet(query)
  const change = (changed: Partial<Diet>) => setQuery(dietQuery({ ...diet, ...changed }))
  return (
    <div className={styles.panel}>
      <fieldset>
        <legend>{words.show}</legend>
        <Choice
          type="checkbox"
          checked={diet.isVegetarian}
          onChange={({ target }) => change({ isVegetarian: target.checked })}
        >
          {words.vegetarian}
        </Choice>
      </fieldset>
      <fieldset className={styles.without}>
        <legend>{words.without}</legend>
        {ALLERGENS.map((allergen) => (
          <Choice
            key={allergen}
            type="checkbox"
            checked={diet.without.includes(allergen)}
            onChange={() => change(toggleAllergen(diet, allergen))}
          >
            {words.allergens[allergen]}
          </Choice>
        ))}
      </fieldset>
      <SelectField
        label={words.heat}
        value={diet.heat ?? ''}
        options={[
          { value: '', text: words.anyHeat },
          ...HEATS.map((heat) => ({ value: heat, text: words.levels[heat] })),
        ]}
        onChange={({ target }) =>
          change({ heat: HEATS.find((heat) => heat === target.value) ?? null })
        }
      />
      <p className={`muted ${styles.note}`}>{words.notPromised}</p>
    </div>
  )
}
