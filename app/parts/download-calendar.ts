/** Long enough for a browser that first asks where to save the file. */
const REVOKE_MS = 60_000

/** Saves an iCalendar file on the guest's device. */
export function downloadCalendar(file: string, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS)
}
