import { formatNumber } from '#language'
import type { partyWords as english } from '../en/party.ts'
import type { Translation } from '../translation.ts'

export const partyWords: Translation<typeof english> = {
  inWords: (adults, children) =>
    [
      `${formatNumber(adults)} জন প্রাপ্তবয়স্ক`,
      ...(children === '0' ? [] : [`${formatNumber(children)} জন শিশু`]),
    ].join(', '),
  adults: 'প্রাপ্তবয়স্ক',
  children: 'শিশু',
  childrenAges: 'শিশুদের বয়স',
  arrival: 'পৌঁছানোর সময়',
  arrivalHint: 'রাত ১০টার দিকে, রাতের ফ্লাইটে',
  orMore: (least) => `${formatNumber(least)} বা বেশি, জেনে নেবেন`,
  tooMany: (guests, capacity) => `${guests} (ঘরটি ${formatNumber(capacity)} জনের, কী করা যায়?)`,
  forRoom: (party, guests, capacity) =>
    guests > capacity
      ? `${party} (জায়গা ${formatNumber(capacity)} জনের, আমরা ${formatNumber(guests)} জন, কী করা যায়?)`
      : party,
}
