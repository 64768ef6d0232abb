import { LeaveTable } from '#app/parts/leave-table.tsx'
import { useVisit } from '#app/visit/store.ts'
import { atTable } from '#words/at-table.ts'
import * as styles from './table-line.module.css'

/** The guest's table, if they came by its code, and a button to leave it. */
export function TableLine() {
  const table = useVisit((visit) => visit.table)
  if (!table) return null
  return (
    <div className={styles.line}>
      <p>
        <b>{atTable.table(table)}</b> {atTable.show}
      </p>
      <LeaveTable table={table} />
    </div>
  )
}
