/** The list under its tab and its search, or in its place a room: '/rooms?category=suite&room=suite'. */
export function roomsPath(query: URLSearchParams, room?: string): string {
  const changed = new URLSearchParams(query)
  if (room) changed.set('room', room)
  else changed.delete('room')
  return `/rooms?${changed}`.replace(/\?$/, '')
}
