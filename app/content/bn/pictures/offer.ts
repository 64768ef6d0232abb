import type { offer as english } from '../../en/pictures/offer.ts'
import type { Translation } from '../../translation.ts'

/** Alt texts of the pictures whose ids begin with 'offer-', by the rest of the id. */
export const offer: Translation<typeof english> = {
  anniversary: 'বাতির আলোয় গাঁদা ও গোলাপের মালা ঝোলানো চার খুঁটির পালঙ্ক, পিতলের ট্রেতে দুটি কাপ',
  dining: 'গোধূলিতে নদীমুখী উঁচু জানালার সামনে মোমের আলোয় দুজনের টেবিল, পিতলের থালা',
  'early-bird': 'ভোরের বারান্দা: বেতের টেবিলে পিতলের চায়ের পট, কাপ আর ভাঁজ করা খবরের কাগজ, চায়ের টিলায় সূর্যোদয়',
  stay: 'চায়ের টিলার দিকে খোলা জানালার ধারে ভাঁজ করা শার্টভরা খোলা স্যুটকেস, পাশে বইয়ের স্তূপ আর চায়ের চারা',
  summer: 'রোদেলা পুলের ধারে বোনা থালায় আম, কাঁচা আমের দুটি শরবত আর খড়ের টুপি',
  weekend: 'শেষ বিকেলের আলোয় নদীতে নৌকা; পেছন ফিরে বসা দুজন সূর্য ডোবা দেখছেন',
}
