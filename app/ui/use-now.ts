import { useEffect, useState } from 'react'

const TICK_MS = 10_000

/** The moment, ten seconds old at most. Unknown to the prerendered page and while React takes it over. */
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
