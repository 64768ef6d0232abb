import { mixedScripts } from '#app/browser/mixed-scripts.ts'
import { allergens } from '#app/content/dishes/allergens.ts'
import { guestAndKitchen } from '#app/sentences/every-language.ts'
import { Button } from '#app/ui/button.tsx'
import { FullScreen } from '#app/ui/full-screen.tsx'
import { dietWords } from '#words/diet.ts'
import { kitchenCard } from '#words/kitchen-card.ts'
import * as styles from './kitchen-card.module.css'

export function KitchenCard({
  without,
  onClose,
}: {
  without: readonly string[]
  onClose: () => void
}) {
  const left = allergens.filter((allergen) => without.includes(allergen))
  const languages = [...guestAndKitchen].reverse()
  const lines = languages.map(({ lang, kitchenCard: { leaveOut, evenALittle, thanks } }) => ({
    lang,
    first: leaveOut(without.length),
    rest: `${evenALittle} ${thanks}`,
  }))
  return (
    <FullScreen label={dietWords.kitchen} onClose={onClose}>
      <div className={`${styles.card} ${mixedScripts}`}>
        <h2 lang={lines[0]?.lang}>{lines[0]?.first}</h2>
        <ul>
          {left.map((allergen) => (
            <li key={allergen}>
              {languages.map(({ lang, allergenNames, alsoLeftOut }) => (
                <span key={lang} lang={lang}>
                  <b>{allergenNames[allergen]}</b> <small>{alsoLeftOut[allergen]}</small>
                </span>
              ))}
            </li>
          ))}
        </ul>
        {lines.map(({ lang, first, rest }, index) => (
          <p key={lang} lang={lang} className={index > 0 ? 'muted' : undefined}>
            {index === 0 ? rest : `${first} ${rest}`}
          </p>
        ))}
        <div data-screen-only>
          <Button variant="ghost" size="small" onClick={() => window.print()}>
            {kitchenCard.print}
          </Button>
        </div>
      </div>
    </FullScreen>
  )
}
