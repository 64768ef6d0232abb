import { dietInShort } from '#app/sentences/diet.ts'
import { dietLines } from '#app/sentences/kitchen-lines.ts'
import { Choice } from '#app/ui/field.tsx'
import { useVisitDiet } from '#app/visit/store.ts'
import { dietWords } from '#words/diet.ts'

/** Offers to add the guest's diet to a request. The field's name is `diet`, its value the lines for the kitchen. */
export function DietChoice({ isLeftOut }: { isLeftOut: boolean }) {
  const diet = useVisitDiet()
  return (
    <Choice
      type="checkbox"
      name="diet"
      value={dietLines(diet).join('\n')}
      defaultChecked={!isLeftOut}
    >
      {dietWords.add} <b>{dietInShort(diet)}</b>
    </Choice>
  )
}
