import { hotelClock } from '#app/content/clock.ts'
import { today } from '#app/domain/stay.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** Today at the hotel; unknown to the prerendered page. */
export const useToday = () => (useHydrated() ? today(new Date(), hotelClock) : undefined)
