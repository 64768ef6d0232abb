import { diningHours, serviceHours } from './opening-hours.ts'
import { hero } from './pictures.generated/hero.ts'

/** Only the lamps of the house, laid over Home's picture when it is dark. */
export const lamps = hero['home-lamps']

/** Home names the first of these that is open. */
export const openings = [
  { id: 'nakshi', hours: diningHours.nakshi },
  { id: 'breakfast', hours: diningHours.breakfast },
  { id: 'terraceBistro', hours: diningHours.terraceBistro },
  { id: 'bar', hours: diningHours.bar },
  { id: 'frontDesk', hours: serviceHours.slice(0, 1) },
] as const
