import type { offer as english } from '../../en/pictures/offer.ts'
import type { Translation } from '../../translation.ts'

/** Alt texts of the pictures whose ids begin with 'offer-', by the rest of the id. */
export const offer: Translation<typeof english> = {
  anniversary:
    'বাতির আলোয় গাঁদার মালা ঝোলানো চার খুঁটির পালঙ্ক, পিতলের ট্রেতে দুটি কাপ; খোলা দরজায় দাঁড়িয়ে দুজন দেখছেন চাঁদের আলোয় নদী',
  dining: 'গোধূলিতে নদীমুখী উঁচু জানালার সামনে মোমের আলোয় দুজনের টেবিল, পিতলের থালা',
  'early-bird':
    'ভোরের বারান্দা: চায়ের পট, কাপ আর খবরের কাগজের ওপর একটি দোয়েল, চেয়ারে লাল চাদর, চা-বাগানে সূর্যোদয়',
  stay: 'জানালার ওপারে চা-বাগান, ধারে খোলা স্যুটকেস, তাতে ভাঁজ করা শার্ট; পাশে বইয়ের স্তূপ আর চায়ের চারা',
  summer: 'রোদেলা সুইমিং পুলের ধারে বোনা থালায় আম, কাঁচা আমের দুটি শরবত আর খড়ের টুপি',
  weekend: 'শেষ বিকেলের আলোয় নদীতে নৌকা; পেছন ফিরে বসা দুজন সূর্য ডোবা দেখছেন',
}
