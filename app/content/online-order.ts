import { hero } from '#app/content/pictures.generated/hero.ts'
import { onlineOrder as words } from '#words/online-order.ts'
import { deliveryHours, hoursLines } from './opening-hours.ts'

const { areas, times, payment } = words.information

/** The online order around its menu. */
export const onlineOrder = {
  ...words,
  picture: hero.dining,
  information: [
    areas,
    {
      title: times.title,
      hours: deliveryHours,
      lines: [
        ...hoursLines(deliveryHours).map(({ term, value }) => `${term} ${value}`),
        times.average,
      ],
    },
    payment,
  ],
} as const
