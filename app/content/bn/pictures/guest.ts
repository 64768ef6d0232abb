import type { guest as english } from '../../en/pictures/guest.ts'
import type { Translation } from '../../translation.ts'

export const guest: Translation<typeof english> = {
  business: 'নীলচে সবুজ স্যুট পরা একজন পুরুষ, বগলে ভাঁজ করা খবরের কাগজ, চোখ অন্য দিকে',
  critic: 'রুপালি চুল আর গোল চশমার প্রবীণ এক নারী, হাতে লাল খাতা',
  vacation: 'চওড়া খড়ের টুপি পরা এক তরুণী, কাঁধে লম্বা বেণি, পাশ থেকে দেখা',
}
