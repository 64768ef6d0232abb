import { partyOptions } from '#app/content/party-options.ts'
import { isPartyEntered, partyOf } from '#app/domain/reservation.ts'
import { SelectField } from '#app/ui/field.tsx'
import { dispatch, useVisit } from '#app/visit/store.ts'
import { cart } from '#words/cart.ts'
import { partyWords } from '#words/party.ts'
import * as styles from './party-line.module.css'

/** For how many the rooms of the cart are: unknown until the guest has said it, here or in a form. */
export function PartyLine() {
  const stay = useVisit((visit) => visit.stay)
  const isEntered = isPartyEntered(stay)
  const party = partyOf(stay)
  const unknown = isEntered ? [] : [{ value: '', text: '–' }]
  return (
    <div className={styles.line} data-screen-only={isEntered ? undefined : ''}>
      <p role="status">
        <span>
          {isEntered
            ? cart.party.forParty(partyWords.inWords(party.adults, party.children))
            : cart.party.ask}
        </span>
      </p>
      {(['adults', 'children'] as const).map((name) => (
        <SelectField
          key={name}
          label={partyWords[name]}
          value={isEntered ? party[name] : ''}
          options={[...unknown, ...partyOptions[name]]}
          onChange={({ target }) => dispatch({ type: 'enter', fields: { [name]: target.value } })}
        />
      ))}
    </div>
  )
}
