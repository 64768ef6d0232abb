import type { event as english } from '../../en/pictures/event.ts'
import type { Translation } from '../../translation.ts'

export const event: Translation<typeof english> = {
  boishakhi: 'সন্ধ্যার মেলা: চুড়ি বাছছেন এক নারী, বাবা সন্তানকে তুলে ধরেছেন লন্ঠনের কাছে',
  hall: 'কুয়াশাঢাকা পাঁচটি জানালার সামনে গাঁদা ফুলে সাজানো গোল টেবিল, পেছনে টেবিল সাজাচ্ছেন একজন',
  wedding: 'গাঁদা ফুলে সাজানো মঞ্চ, নিচু আসন আর মোড়াগুলো এখনো খালি',
}
