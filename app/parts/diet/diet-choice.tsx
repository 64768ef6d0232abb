import { dietInShort } from '#app/sentences/diet.ts'
import { Choice } from '#app/ui/field.tsx'
import { useVisitDiet } from '#app/visit/store.ts'
import { dietWords } from '#words/diet.ts'

/** Offers to leave the guest's diet out of a request: the field `diet` is empty then. */
export function DietChoice({ isLeftOut }: { isLeftOut: boolean }) {
  const diet = useVisitDiet()
  return (
    <Choice
      type="checkbox"
      name="diet"
      defaultChecked
      // Not by its default: the form finds changes by comparing with that.
      ref={(box) => {
        if (box && isLeftOut) box.checked = false
      }}
    >
      {dietWords.add} <b>{dietInShort(diet)}</b>
    </Choice>
  )
}
