import { ALLERGENS, type Allergen } from '#app/domain/dish.ts'
import styles from './allergen-table.module.css'

/** The allergens of each dish of a menu, for the printed menu. */
export function AllergenTable({
  dishes,
  names,
  words,
}: {
  dishes: readonly { id: string; name: string; allergens: readonly Allergen[] }[]
  names: Record<Allergen, string>
  words: {
    readonly allergenTable: { readonly caption: string; readonly dish: string }
    readonly notPromised: string
  }
}) {
  return (
    <div className={styles.allergens}>
      <table>
        <caption>{words.allergenTable.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.allergenTable.dish}</th>
            {ALLERGENS.map((allergen) => (
              <th key={allergen} scope="col">
                {names[allergen]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dishes.map(({ id, name, allergens }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {ALLERGENS.map((allergen) => (
                <td key={allergen}>{allergens.includes(allergen) && '×'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.notPromised}</p>
    </div>
  )
}
