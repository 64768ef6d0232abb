import { today } from '#app/domain/stay.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** Today in Sylhet; unknown to the prerendered page. */
export const useToday = () => (useHydrated() ? today(new Date()) : undefined)
