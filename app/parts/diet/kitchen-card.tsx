import type { Diet } from '#app/domain/diet.ts'
import { dietInFull, dietSentences, leftOut } from '#app/sentences/diet.ts'
import { guestAndKitchen } from '#app/sentences/kitchen-lines.ts'
import { Button } from '#app/ui/button.tsx'
import { FullScreen } from '#app/ui/full-screen.tsx'
import { mixedScripts } from '#app/ui/mixed-scripts.ts'
import { dietWords } from '#words/diet.ts'
import { kitchenCard } from '#words/kitchen-card.ts'
import * as styles from './kitchen-card.module.css'

/** A guest's diet for the cook: in the kitchen's language, to be read at a glance, then in the guest's. */
export function KitchenCard({ diet, onClose }: { diet: Diet; onClose: () => void }) {
  const left = leftOut(diet)
  const [words, ...others] = [...guestAndKitchen].reverse()
  if (!words) return null
  const { lang, alsoLeftOut, kitchenCard: kitchen } = words
  const leaveOut = [kitchen.leaveOut(left.length), kitchen.ownPan]
  const [first, ...rest] = dietSentences(diet, leaveOut, words)
  return (
    <FullScreen label={dietWords.kitchen} onClose={onClose}>
      <div className={`${styles.card} ${mixedScripts}`}>
        <h2 lang={lang}>{first}</h2>
        {left.length > 0 && (
          <ul>
            {left.map((allergen) => (
              <li key={allergen}>
                <span lang={lang}>
                  <b>{words.allergenNames[allergen]}</b> <small>{alsoLeftOut[allergen]}</small>
                </span>
              </li>
            ))}
          </ul>
        )}
        <div lang={lang}>
          {[...rest, kitchen.thanks].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {others.map((each) => (
          <p key={each.lang} lang={each.lang} className="muted">
            {`${dietInFull(diet, each)} ${each.kitchenCard.thanks}`}
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
