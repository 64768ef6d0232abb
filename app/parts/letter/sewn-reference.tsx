import { LETTERS } from '#app/domain/reference.ts'
import { referenceLetters } from '#words/reference.ts'
import * as styles from './sewn-reference.module.css'

/** A motif for each letter of a reference, drawn by hand: eleven rows of seven stitches, the left half and the middle. */
const MOTIFS = [
  '01034565554d25130f001f', // lotus
  '0003040547603f1f005b36', // nouka
  '6142040b162d160b044261', // diamond
  '0018255a4368435a251800', // fishes
  '0905432419721924430509', // sun
  '010305091f3f12121a127f', // house
  '010d132d532d130d01071f', // tree
  '3844564945221109050301', // paisley
  '01091933664c6633190901', // leaves
  '0103466c3913466c391306', // hills
  '010143251b171b25430101', // star
  '0905030f0408102324100f', // jar
  '0e11244a5125514a24110e', // knot
  '61331e0c61331e0c61331e', // river
  '01091b4d65331f003e403f', // shapla
  '0103070f19336733190f03', // temple
  '4163221448692b1a0c0407', // vine
  '0f112945437f434529110f', // wheel
  '6171391e0e4d0e1e397161', // cross
  '18283011190f1e0c04143f', // bird
]

const MIDDLE = { x: 6, y: 5 }
const MOTIF = { width: 135, height: 68 }
const REPEATS = 3
/** Light before the first motif and after the last. */
const MARGIN = 7

/**
 * The letters of a reference as a border of running stitch, as on a kantha: the guest's own, and the desk can read it.
 * Its box shows the reference once, twice or three times. An ornament: the reference stands in words beside it.
 */
export function SewnReference({ reference }: { reference: string }) {
  const width = REPEATS * LETTERS * MOTIF.width - MARGIN
  const [inner, middle, outer] = stitches(reference.slice(-LETTERS).repeat(REPEATS))
  return (
    <svg
      className={styles.border}
      viewBox={`0 0 ${width} ${MOTIF.height}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      <path className={styles.hem} d={`M2 2h${width}M2 66h${width}`} />
      <path className={styles.inner} d={inner} />
      <path className={styles.middle} d={middle} />
      <path className={styles.outer} d={outer} />
    </svg>
  )
}

/** The stitches as paths in three colours, from the middle of each motif outwards, with a column between two. */
function stitches(letters: string): [string, string, string] {
  const paths: [string, string, string] = ['', '', '']
  const sew = (ring: 0 | 1 | 2, x: number, y: number, length: number) => {
    paths[ring] += `M${x} ${9 + 5 * y}h${length}`
  }
  ;[...letters].forEach((letter, index) => {
    const motif = MOTIFS[referenceLetters.indexOf(letter) % MOTIFS.length] ?? ''
    const left = index * MOTIF.width + MARGIN
    for (let y = 0; y < motif.length / 2; y++) {
      const row = Number.parseInt(motif.slice(2 * y, 2 * y + 2), 16)
      for (let x = -MIDDLE.x; x <= MIDDLE.x; x++) {
        const ring = Math.abs(x) + Math.abs(y - MIDDLE.y)
        if ((row >> Math.abs(x)) & 1)
          sew(ring < 4 ? 0 : ring < 8 ? 1 : 2, left + 9 * (x + MIDDLE.x), y, 6)
      }
      sew(2, left + 123, y, 3)
    }
  })
  return paths
}
