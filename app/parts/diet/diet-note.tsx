import { mixedScripts } from '#app/ui/mixed-scripts.ts'
import * as styles from './diet-note.module.css'

/** A line about a diet, or about a dish that does not suit it. Renders nothing without a text. */
export function DietNote({ text, lang }: { text: string; lang?: string }) {
  return (
    text && (
      <span lang={lang} className={`${styles.note} ${mixedScripts}`}>
        {text}
      </span>
    )
  )
}
