import { TextButton } from '#app/ui/text-link.tsx'
import { dispatch, useVisit } from '#app/visit/store.ts'
import { offerNotes } from '#words/offer-names.ts'

/** Puts away the offer that the guest came for, and moves the focus to the title: the button goes. */
export function PutAwayOffer() {
  const offer = useVisit(({ stay }) => stay.offer)
  const putAway = () => {
    document.querySelector('h1')?.focus({ preventScroll: true })
    dispatch({ type: 'enter', fields: { offer: '' } })
  }
  return offer && <TextButton onClick={putAway}>{offerNotes.putAway}</TextButton>
}
