import type { event as english } from '../../en/pictures/event.ts'
import type { Translation } from '../../translation.ts'

export const event: Translation<typeof english> = {
  boishakhi:
    'সন্ধ্যার বৈশাখী মেলা: চুড়ি বাছছেন এক নারী, বাবা সন্তানকে তুলে ধরেছেন লন্ঠনের কাছে, ভিড়ের ওপরে কাগজের প্যাঁচা',
  hall: 'খিলানের পাঁচটি জানালার বাইরে কুয়াশা, সামনে গাঁদা ফুলে সাজানো গোল টেবিল ও বেতের চেয়ার; পেছনে টেবিল সাজাচ্ছেন একজন',
  wedding: 'গাঁদা ফুলে সাজানো গায়েহলুদের মঞ্চ, কাঁথার তাকিয়া দেওয়া নিচু আসন; মোড়াগুলো খালি, অতিথিরা এখনো আসেননি',
}
