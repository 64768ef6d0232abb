import { useEffect, useState } from 'react'
import { hotelToday } from '#app/domain/hotel-clock.ts'

const TICK_MS = 10_000

/** The current time. */
export const useNow = () => useTick(now)

/** The day at the hotel. */
export const useToday = () => useTick(hotelToday)

/** Looked up every ten seconds. Undefined in the prerendered page and during hydration. */
function useTick<Value>(lookUp: () => Value) {
  const [value, setValue] = useState<Value>()
  useEffect(() => {
    const tick = () => setValue(lookUp)
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [lookUp])
  return value
}

const now = () => new Date()
