import { onlineOrder } from '#words/online-order.ts'
import { deliveryHours, hoursLines } from './opening-hours.ts'

const { areas, times, payment } = onlineOrder.information

/** What the online order says below its menu: where it is delivered, when, and how to pay. */
export const orderInformation = [
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
] as const
