import { calendarFile } from '#app/domain/calendar-file.ts'
import { calendarEvents } from '#app/sentences/letters/calendar-events.ts'
import type { Letter } from '#app/sentences/letters/letter.ts'
import { hotel } from '#words/hotel.ts'

/** Long enough for a browser that first asks where to save the file. */
const REVOKE_MS = 60_000

export function downloadCalendar(letter: Letter) {
  const file = calendarFile(calendarEvents(letter), hotel.name, new Date())
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }))
  link.download = `${letter.reference}.ics`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS)
}
