import type { post as english } from '../../en/pictures/post.ts'
import type { Translation } from '../../translation.ts'

export const post: Translation<typeof english> = {
  award: 'রান্নাঘরের তাকে বয়াম আর রান্নার খাতার মাঝে গোল পিতলের থালা, গায়ে জুঁইয়ের মালা',
  harvest: 'সকালের রোদে টিলার পথ ধরে উঠছেন চা-শ্রমিকেরা, পিঠে ঝুড়ি',
  kitchen: 'শিলপাটায় বাটা সরিষা, মসলার বাটি আর একটি ইলিশ',
  'pitha-winter': 'কুয়াশার সকালে লাল চাদর গায়ে এক নারী ধোঁয়া ওঠা পিঠার ঢাকনা তুলছেন, চুলার পাশে কাঁথা জড়ানো শিশু',
  solar: 'বৃষ্টির পানির ট্যাংকের পাশে লাউ ধুচ্ছেন এক মালি, পেছনে সোলার প্যানেল',
}
