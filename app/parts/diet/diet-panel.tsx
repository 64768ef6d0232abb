import { listedAllergens } from '#app/content/dishes/allergens.ts'
import { contact } from '#app/content/hotel.ts'
import { type Diet, HEATS, isRestricted, toggleAllergen } from '#app/domain/diet.ts'
import type { Eatable } from '#app/domain/eatable.ts'
import { dietInFull, unsuited } from '#app/sentences/diet.ts'
import { Button } from '#app/ui/button.tsx'
import { Choice, SelectField } from '#app/ui/field.tsx'
import { LeafIcon } from '#app/ui/icons/leaf.tsx'
import { Message } from '#app/ui/message.tsx'
import { InlineLink, TextButton } from '#app/ui/text-link.tsx'
import { useOverlay } from '#app/ui/use-overlay.ts'
import { dispatch, useVisitDiet } from '#app/visit/store.ts'
import { dietWords } from '#words/diet.ts'
import { allergenNames } from '#words/dish.ts'
import { DietNote } from './diet-note.tsx'
import * as styles from './diet-panel.module.css'
import { KitchenCard } from './kitchen-card.tsx'

/** Shows all dishes of a menu, or only those that suit. The diet stays as it is. */
type ShowAll = (shows: boolean) => void

/** What the guest has chosen below, in the words of the choices. */
function chosenIn({ isVegetarian, without, heat }: Diet) {
  const left = listedAllergens.flatMap((one) => (without.includes(one) ? allergenNames[one] : []))
  return [
    ...(isVegetarian ? [dietWords.vegetarian] : []),
    ...(left.length > 0 ? [`${dietWords.without}: ${left.join(', ')}`] : []),
    ...(heat ? [`${dietWords.heat}: ${dietWords.levels[heat]}`] : []),
  ]
}

/**
 * The guest's diet, the number of dishes that suit it, a button to show all, and one to show it to the kitchen. Paper
 * has it as the kitchen reads it.
 */
export function DietResult({
  count,
  all,
  showsAll,
  showAll,
}: {
  count: number
  all: number
  showsAll: boolean
  showAll: ShowAll
}) {
  const diet = useVisitDiet()
  const { showing, open, close } = useOverlay()
  const isChosen = isRestricted(diet)
  return (
    <>
      <p role="status" className="numerals">
        {isChosen && [...chosenIn(diet), dietWords.found(count, all)].join(' · ')}
      </p>
      {isChosen && (
        <>
          <p data-paper-only>{dietInFull(diet)}</p>
          <TextButton onClick={() => showAll(!showsAll)}>
            {showsAll ? dietWords.onlySuiting : dietWords.showAll}
          </TextButton>
          <TextButton onClick={open}>{dietWords.kitchen}</TextButton>
        </>
      )}
      {showing > 0 && <KitchenCard key={showing} diet={diet} onClose={close} />}
    </>
  )
}

/** For a course without a suitable dish: buttons that open the courses with some. */
export function NoDish<Id extends string>({
  courses,
  onSelect,
  showAll,
}: {
  courses: readonly { id: Id; title: string; dishes: unknown }[]
  onSelect: (id: Id) => void
  showAll: ShowAll
}) {
  const suiting = courses.filter(({ dishes }) => dishes)
  return (
    <Message icon={<LeafIcon />} heading={<h2 className="title-3">{dietWords.none}</h2>}>
      {suiting.map(({ id, title }) => (
        <Button
          key={id}
          variant="ghost"
          onClick={() => {
            onSelect(id)
            // The pressed button disappears with its course.
            const tabs = document.querySelectorAll<HTMLElement>('[role=tab]')
            tabs[courses.findIndex((course) => course.id === id)]?.focus({ preventScroll: true })
          }}
        >
          {title}
        </Button>
      ))}
      {suiting.length === 0 && (
        <Button
          variant="ghost"
          onClick={() => {
            showAll(true)
            document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
          }}
        >
          {dietWords.showAll}
        </Button>
      )}
    </Message>
  )
}

/** Why a dish does not suit the guest's diet. Renders nothing if it does. */
export function UnsuitedNote({ dish }: { dish: Eatable }) {
  const diet = useVisitDiet()
  return <DietNote text={unsuited({ dish }, diet)} />
}

const bringIntoView = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' })

/** The controls of the guest's diet. Each change takes effect at once. */
export function DietPanel() {
  const diet = useVisitDiet()
  const change = (changed: Partial<Diet>) =>
    dispatch({ type: 'say', fields: { diet: { ...diet, ...changed } } })
  return (
    <div ref={bringIntoView} className={styles.panel}>
      <fieldset className={styles.without}>
        <legend>{dietWords.without}</legend>
        {listedAllergens.map((allergen) => (
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
      <div className={`muted ${styles.note}`}>
        <p>
          {dietWords.notListed} <InlineLink to={contact.phoneHref}>{contact.phone}</InlineLink>
        </p>
        <p>{dietWords.notPromised}</p>
      </div>
    </div>
  )
}
