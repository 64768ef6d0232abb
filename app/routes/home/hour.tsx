import { addLateStyles } from '#app/browser/late-styles.ts'
import { useNow } from '#app/browser/use-now.ts'
import { coordinates } from '#app/content/hotel.ts'
import { lamps, openings } from '#app/content/hour.ts'
import { wallClock } from '#app/domain/clock.ts'
import { hotelClock } from '#app/domain/hotel-clock.ts'
import { type ClockTime, openState } from '#app/domain/hours.ts'
import { type Light, lightAt } from '#app/domain/sun.ts'
import { Picture } from '#app/ui/picture.tsx'
import { hourWords } from '#words/hour.ts'
import hourStyles from './hour.css?inline'

addLateStyles(hourStyles)

/** The layers over the picture, which is painted at first light. After sunset lamps are lit. */
const LAYERS: Record<Light, readonly string[]> = {
  dawn: [],
  day: ['noon'],
  dusk: ['shade', 'orb'],
  night: ['shade', 'orb', 'sky'],
}

export function HourLight({ sizes }: { sizes: string }) {
  const now = useNow()
  const light = now && lightAt(now, coordinates, hotelClock)
  if (!light) return null
  return (
    <div key={light} data-light={light} data-screen-only aria-hidden="true">
      {LAYERS[light].map((layer) => (
        <i key={layer} data-layer={layer} />
      ))}
      {LAYERS[light].includes('orb') && <Picture source={lamps} sizes={sizes} alt="" />}
    </div>
  )
}

export function HourLine() {
  const now = useNow()
  if (!now) return null
  const time = wallClock(now, hotelClock).toISOString().slice(11, 16) as ClockTime
  const open = openings.flatMap(({ id, hours }) => {
    const state = openState(hours, now, hotelClock)
    return state.isOpen ? [hourWords[id](state.closes)] : []
  })
  return <span>{[hourWords.now(time), ...open.slice(0, 1)].join(' ')}</span>
}
