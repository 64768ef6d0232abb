import { dietInShort } from '#app/sentences/diet.ts'
import { Choice } from '#app/ui/field.tsx'
import { useVisit } from '#app/visit/store.ts'
import { dietWords } from '#words/diet.ts'

/** Offers to add the guest's diet to a request, in the kitchen's words. The field's name is `diet`. */
export function DietChoice({ isLeftOut }: { isLeftOut: boolean }) {
  const request = dietInShort(useVisit((visit) => visit.diet))
  return (
    <Choice type="checkbox" name="diet" value={request} defaultChecked={!isLeftOut}>
      {dietWords.add} <b>{request}</b>
    </Choice>
  )
}
