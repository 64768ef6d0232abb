import { type Hours, hoursLines } from '#app/content/opening-hours.ts'

/** Hours as a sentence names them: 'Dinner, Tue-Sun: 5:30-10:30 PM', 'Monday: Closed'. */
export const hoursInWords = (hours: readonly Hours[]) =>
  hoursLines(hours).map(({ term, value }) => `${term}: ${value}`)
