import { type Allergen, allergens } from '#app/content/dishes/allergens.ts'
import { allergenNames, dishWords } from '#words/dish.ts'
import * as styles from './allergen-table.module.css'

/** The allergens of each dish of a menu, for the printed menu. */
export function AllergenTable({
  dishes,
}: {
  dishes: readonly { id: string; name: string; allergens: readonly Allergen[] }[]
}) {
  return (
    <div className={styles.allergens} data-paper-only>
      <table>
        <caption>{dishWords.allergenTable.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{dishWords.allergenTable.dish}</th>
            {allergens.map((allergen) => (
              <th key={allergen} scope="col">
                {allergenNames[allergen]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dishes.map(({ id, name, allergens: listed }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {allergens.map((allergen) => (
                <td key={allergen}>{listed.includes(allergen) && '×'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{dishWords.notPromised}</p>
    </div>
  )
}
