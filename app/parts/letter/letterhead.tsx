import type { Letter } from '#app/sentences/letters/letter.ts'
import { Mark } from '#app/ui/icons/mark.tsx'
import { hotel } from '#words/hotel.ts'
import * as styles from './letterhead.module.css'
import type { Stamp as StampPart } from './stamp.tsx'

/** The mark and the hotel's name, the title of the letter, and the stamp. */
export function Letterhead({
  letter,
  kindId,
  Stamp,
}: {
  letter: Letter
  Stamp: typeof StampPart | undefined
  /** The id of the title, which names the letter. */
  kindId: string
}) {
  return (
    <div className={styles.head}>
      <div className={styles.house}>
        <Mark />
        <b>{hotel.name}</b>
        <p id={kindId} className={styles.kind}>
          {letter.kind}
        </p>
      </div>
      <div className={styles.stamp}>{Stamp && <Stamp {...letter.stamp} />}</div>
    </div>
  )
}
