import type { calendarEntry as english } from '../en/calendar-entry.ts'
import type { Translation } from '../translation.ts'

export const calendarEntry: Translation<typeof english> = {
  toBeConfirmed: (kind) => `${kind} (এখনো নিশ্চিত নয়)`,
  toCancel: 'বাতিল করতে ফোন করুন:',
  freeUntil: 'বিনা খরচে বাতিলের শেষ সময় (বুকিং নিশ্চিত হয়ে থাকলে)',
  ifConfirmed: (rule) => `বুকিং নিশ্চিত হয়ে থাকলে: ${rule}`,
  notConfirmed: 'এখনো নিশ্চিত নয়: অনুরোধটি আমাদের পাঠিয়ে দিন, অথবা ফোন করুন:',
}
