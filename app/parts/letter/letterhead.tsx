import { useEffect, useState } from 'react'
import type { Letter } from '#app/sentences/letters/letter.ts'
import { Mark } from '#app/ui/icons/mark.tsx'
import { hotel } from '#words/hotel.ts'
import * as styles from './letterhead.module.css'
import type { Stamp as StampPart } from './stamp.tsx'

/** The mark and the hotel's name, the title of the letter, and the stamp. */
export function Letterhead({
  letter,
  kindId,
}: {
  letter: Letter
  /** The id of the title, which names the letter. */
  kindId: string
}) {
  const Stamp = useStamp()
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

/** The stamp is an ornament. It may come later or not at all, and its space is kept. */
function useStamp() {
  const [part, setPart] = useState<{ Stamp: typeof StampPart }>()
  useEffect(() => {
    import('./stamp.tsx').then(setPart, () => {})
  }, [])
  return part?.Stamp
}
