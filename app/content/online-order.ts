import { onlineOrder } from '#words/online-order.ts'
import { hoursWords } from '#words/opening-hours.ts'
import { deliveryDays, deliveryHours, hoursLines, roomService, termOn } from './opening-hours.ts'

const { areas, times, payment } = onlineOrder.information

/** Below the online menu: where and when orders are delivered, and how to pay. */
export const orderInformation = [
  { title: areas.title, lines: [...areas.lines, areas.toRoom(hoursWords.inFull(roomService))] },
  {
    title: times.title,
    hours: deliveryHours,
    lines: [
      ...hoursLines(deliveryHours).map(({ term, value }) => `${term} ${value}`),
      termOn(deliveryDays, times.average),
    ],
  },
  payment,
] as const
