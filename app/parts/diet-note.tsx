import { mixedScripts } from '#app/browser/mixed-scripts.ts'
import * as styles from './diet-note.module.css'

/** A line on what a guest does not eat, or on a dish that does not suit them; nothing where there is none. */
export function DietNote({ text, lang }: { text: string; lang?: string }) {
  return (
    text && (
      <span lang={lang} className={`${styles.note} ${mixedScripts}`}>
        {text}
      </span>
    )
  )
}
