import { diningHours, serviceHours } from './opening-hours.ts'
import { hero } from './pictures.generated/hero.ts'

/** The lamps of the house alone, laid over Home's picture when it is dark. */
export const lamps = hero['home-lamps']

/** What Home says is open: the first of these that is. */
export const openings = [
  { id: 'nakshi', hours: diningHours.nakshi },
  { id: 'breakfast', hours: diningHours.breakfast },
  { id: 'terraceBistro', hours: diningHours.terraceBistro },
  { id: 'bar', hours: diningHours.bar },
  { id: 'frontDesk', hours: serviceHours.slice(0, 1) },
] as const
