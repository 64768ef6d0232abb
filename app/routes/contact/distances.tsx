import { arrivals } from '#app/content/driver.ts'
import { driver } from '#words/driver.ts'
import * as styles from './distances.module.css'

/** Where every road ends, on the drawn map. */
const HOTEL = { cx: 1120, cy: 602 }

/** The distances from each arrival. The road of the chosen row, or of the row pointed at last, is sewn over the map. */
export function Distances() {
  return (
    <fieldset className={`wrap ${styles.distances}`}>
      <legend>
        <h3 className="title-3">{driver.arrivals.title}</h3>
      </legend>
      {arrivals.map(({ id, kilometres, minutes, road }, index) => (
        <label
          key={id}
          className={styles.row}
          onPointerEnter={({ currentTarget: { control } }) => {
            if (control instanceof HTMLInputElement) control.checked = true
          }}
        >
          <input
            className={styles.radio}
            type="radio"
            name="arrival"
            value={id}
            defaultChecked={index === 0}
          />
          <b className={styles.name}>{driver.arrivals[id]}</b>
          <span className="muted">{driver.distance(kilometres, minutes)}</span>
          <Road id={id} path={road} isDrawn={index === 0} />
        </label>
      ))}
    </fieldset>
  )
}

/** The first road is also drawn in the picture, as a red line: the thread covers it until it is sewn. */
function Road({ id, path, isDrawn }: { id: string; path: string; isDrawn: boolean }) {
  const [cx, cy] = path.match(/\d+/g) ?? []
  return (
    <svg
      className={styles.road}
      viewBox="0 0 1600 900"
      fill="none"
      aria-hidden="true"
      data-screen-only
    >
      {isDrawn && (
        <>
          <path className={styles.bed} d={path} />
          <path className={styles.idle} d={path} />
        </>
      )}
      <mask id={`road-${id}`} maskUnits="userSpaceOnUse" width={1600} height={900}>
        <path className={styles.needle} d={path} pathLength={1} />
      </mask>
      <g mask={`url(#road-${id})`}>
        <path className={styles.bed} d={path} />
        <path className={styles.thread} d={path} />
      </g>
      <circle className={styles.knot} cx={cx} cy={cy} r={9} />
      <circle className={styles.hotel} {...HOTEL} r={10} />
    </svg>
  )
}
