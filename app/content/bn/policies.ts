import { bookingTimes, roomTimes } from '#app/content/policies.ts'
import { formatTime, formatTimes } from '#language'
import type { policies as english } from '../en/policies.ts'
import type { Translation } from '../translation.ts'

export const policies: Translation<typeof english> = {
  booking: {
    checkIn: formatTimes(bookingTimes.checkIn),
    checkOut: formatTime(bookingTimes.checkOut),
    cancellation:
      'পৌঁছানোর ৪৮ ঘণ্টা আগে পর্যন্ত বাতিল করলে পুরো টাকা ফেরত পাবেন। তারপর বাতিল করলে এক রাতের ভাড়া দিতে হবে।',
  },
  room: {
    checkIn: formatTime(roomTimes.checkIn),
    checkOut: formatTime(roomTimes.checkOut),
    cancellation:
      'চেক-ইনের ২৪ ঘণ্টা আগে পর্যন্ত বিনা খরচে বাতিল করা যায়। তারপর বাতিল করলে এক রাতের ভাড়া দিতে হবে।',
    children: '১২ বছরের কম বয়সি শিশু রুমের খাটেই থাকলে খরচ নেই। বাড়তি খাট নিলে আলাদা খরচ লাগে।',
    pets: 'দয়া করে পোষা প্রাণী আনবেন না। সহায়ক প্রাণী আনা যায়।',
  },
  dining: {
    cancellation: 'টেবিল বদলাতে বা বাতিল করতে চাইলে ২৪ ঘণ্টা আগে জানাবেন।',
  },
}
