import { drawPlan, facesRiver, type RoomPlan as Plan } from '#app/domain/room-plan.ts'
import * as styles from './room-plan.module.css'

/** Around the walls, and from the walls to the river. */
const EDGE_METRES = 0.2
const RIVER_METRES = 0.9

/** A floor plan, drawn in ink at `scale` pixels to the metre. The text beside it gives the size. */
export function RoomPlan({ plan, scale }: { plan: Plan; scale: number }) {
  const { walls, lines } = drawPlan(plan)
  const [width, height] = [plan.width + 2 * EDGE_METRES, plan.depth + EDGE_METRES + RIVER_METRES]
  return (
    <svg
      aria-hidden
      className={styles.plan}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      viewBox={`${-EDGE_METRES} ${-EDGE_METRES} ${width} ${height}`}
    >
      <path d={walls} className={styles.walls} />
      <path d={lines} />
      {facesRiver(plan) && (
        <path d={`M0,${plan.depth + RIVER_METRES / 1.5}h${plan.width}`} className={styles.river} />
      )}
    </svg>
  )
}
