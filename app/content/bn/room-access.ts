import { formatNumber } from '#language'
import type { roomAccess as english } from '../en/room-access.ts'
import type { Translation } from '../translation.ts'

export const roomAccess: Translation<typeof english> = {
  title: 'একটি রুম হুইলচেয়ারের উপযোগী',
  facts: {
    floor: (floor) => (floor === 0 ? 'নিচতলায়' : `${formatNumber(floor)} তলা ওপরে, লিফট আছে`),
    stepFree: 'প্রবেশপথ থেকে রুম পর্যন্ত সিঁড়ি নেই',
    doorWidth: (cm) => `দরজা ${formatNumber(cm)} সেন্টিমিটার চওড়া, চৌকাঠ নেই`,
    shower: 'শাওয়ারে ঢুকতে ধাপ নেই, বসার জায়গা আছে',
    rails: 'শাওয়ার আর টয়লেটের পাশে ধরার রেলিং',
    alarm: 'বিপদসংকেতে শব্দের সঙ্গে আলোও',
    reach: 'সুইচ আর সকেট হাতের নাগালে',
  },
  link: 'প্রবেশগম্যতা',
  keywords: 'wheelchair, accessible, accessibility, disabled, step-free, প্রতিবন্ধী, সিঁড়ি ছাড়া',
}
