import { formatNumber } from '#language'
import type { partyWords as english } from '../en/party.ts'
import type { Translation } from '../translation.ts'

export const partyWords: Translation<typeof english> = {
  inWords: (adults, children) =>
    [
      `${formatNumber(adults)} জন প্রাপ্তবয়স্ক`,
      ...(children === '0' ? [] : [`${formatNumber(children)} জন শিশু`]),
    ].join(', '),
  childrenAges: 'শিশুদের বয়স',
  arrival: 'কখন পৌঁছাবেন',
  arrivalHint: 'রাত ১০টার দিকে, রাতের ফ্লাইটে',
  forRoom: (party, guests, capacity) =>
    guests > capacity
      ? `${party} (রুমটি সর্বোচ্চ ${formatNumber(capacity)} জনের, আমরা ${formatNumber(guests)} জন)`
      : party,
}
