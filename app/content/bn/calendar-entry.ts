import type { calendarEntry as english } from '../en/calendar-entry.ts'
import type { Translation } from '../translation.ts'

export const calendarEntry: Translation<typeof english> = {
  toBeConfirmed: (kind) => `${kind} (এখনো নিশ্চিত নয়)`,
  toCancel: 'তারপর এক রাতের ভাড়া দিতে হবে। বাতিল করতে ফোন করুন:',
  freeUntil: 'বিনা খরচে বাতিলের শেষ সময় (বুকিং নিশ্চিত হয়ে থাকলে)',
  notConfirmed: 'এখনো নিশ্চিত নয়। পাওয়া গেল কি না, আমরা লিখে জানাব। লেখার পরদিনের মধ্যে খবর না পেলে ফোন করুন:',
}
