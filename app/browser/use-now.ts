import { useEffect, useState } from 'react'
import { hotelToday } from '#app/domain/hotel-clock.ts'

const TICK_MS = 10_000

/** The current time, updated every ten seconds. Undefined in the prerendered page and during hydration. */
export function useNow() {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The day at the hotel, looked up whenever its component is rendered: at least as often as the time. */
export const useToday = () => useNow() && hotelToday()
