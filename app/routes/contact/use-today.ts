import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '#app/browser/use-hydrated.ts'
import { today } from '#app/domain/stay.ts'
import { hotelClock } from '#app/hotel/clock.ts'

/** Today at the hotel, unknown to the prerendered page, and a way to ask again: the fields then have the new day at once. */
export function useToday() {
  const [, render] = useState({})
  const day = useHydrated() ? today(new Date(), hotelClock) : undefined
  return [day, () => flushSync(() => render({}))] as const
}
