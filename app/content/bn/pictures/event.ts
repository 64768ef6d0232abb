import type { event as english } from '../../en/pictures/event.ts'
import type { Translation } from '../../translation.ts'

/** Alt texts of the pictures whose ids begin with 'event-', by the rest of the id. */
export const event: Translation<typeof english> = {
  boishakhi: 'সন্ধ্যার বৈশাখী মেলা: লাল-সাদা শাড়ি, আলোর মালা আর পথজুড়ে আলপনা',
  hall: 'নদীমুখী পাঁচটি উঁচু খিলানের জানালার সামনে গোল টেবিল ও বেতের চেয়ার সাজানো একটি হল',
  wedding: 'গাঁদা ফুলে সাজানো গায়েহলুদের মঞ্চ, কাঁথার তাকিয়া দেওয়া নিচু আসন, অতিথি আসার আগে খালি মোড়া',
}
