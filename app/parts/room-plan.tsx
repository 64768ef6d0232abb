import { drawPlan, facesRiver, type RoomPlan as Plan } from '#app/domain/room-plan.ts'
import * as styles from './room-plan.module.css'

/** Metres around the walls, and from the walls to the river. */
const EDGE = 0.2
const RIVER = 0.9

/** A floor plan, drawn in ink at `scale` pixels to the metre. The text beside it gives the size. */
export function RoomPlan({ plan, scale }: { plan: Plan; scale: number }) {
  const { walls, lines } = drawPlan(plan)
  const [width, height] = [plan.width + 2 * EDGE, plan.depth + EDGE + RIVER]
  return (
    <svg
      aria-hidden
      className={styles.plan}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      viewBox={`${-EDGE} ${-EDGE} ${width} ${height}`}
    >
      <path d={walls} className={styles.walls} />
      <path d={lines} />
      {facesRiver(plan) && (
        <path d={`M0,${plan.depth + RIVER / 1.5}h${plan.width}`} className={styles.river} />
      )}
    </svg>
  )
}
