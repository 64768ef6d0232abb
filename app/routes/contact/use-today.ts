import { today } from '#app/domain/stay.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** Today on the visitor's calendar; unknown to the prerendered page. */
export const useToday = () => (useHydrated() ? today(new Date()) : undefined)
