import { mixedScripts } from '#app/browser/mixed-scripts.ts'
import type { Diet } from '#app/domain/diet.ts'
import { dietSentences, leftOut } from '#app/sentences/diet.ts'
import { guestAndKitchen } from '#app/sentences/every-language.ts'
import { Button } from '#app/ui/button.tsx'
import { FullScreen } from '#app/ui/full-screen.tsx'
import { dietWords } from '#words/diet.ts'
import { kitchenCard } from '#words/kitchen-card.ts'
import * as styles from './kitchen-card.module.css'

/** A guest's diet for the cook. The kitchen's language comes first. */
export function KitchenCard({ diet, onClose }: { diet: Diet; onClose: () => void }) {
  const left = leftOut(diet)
  const languages = [...guestAndKitchen].reverse().map((words) => {
    const { leaveOut, evenALittle } = words.kitchenCard
    return { ...words, sentences: dietSentences(diet, [leaveOut(left.length), evenALittle], words) }
  })
  return (
    <FullScreen label={dietWords.kitchen} onClose={onClose}>
      <div className={`${styles.card} ${mixedScripts}`}>
        <h2 lang={languages[0]?.lang}>{languages[0]?.sentences[0]}</h2>
        {left.length > 0 && (
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
        )}
        {languages.map(({ lang, sentences, kitchenCard: { thanks } }, index) => (
          <div key={lang} lang={lang} className={index > 0 ? 'muted' : undefined}>
            {[...sentences.slice(index > 0 ? 0 : 1), thanks].map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
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
