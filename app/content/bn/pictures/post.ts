import type { post as english } from '../../en/pictures/post.ts'
import type { Translation } from '../../translation.ts'

/** Alt texts of the pictures whose ids begin with 'post-', by the rest of the id. */
export const post: Translation<typeof english> = {
  award: 'লবির টেবিলে শাপলার নকশা তোলা গোল পিতলের থালা, গায়ে জুঁইয়ের মালা',
  harvest: 'সকালের রোদে টিলার পথ ধরে উঠছেন চা-শ্রমিকেরা, পিঠে ঝুড়ি, পেছন থেকে দেখা',
  kitchen: 'শিলপাটায় বাটা সরিষা, পিতলের হামানদিস্তা, মসলার বাটি আর রান্নাঘরের কালো পাথরে একটি ইলিশ',
  'pitha-winter': 'কুয়াশার শীতের সকালে মাটির চুলায় ধোঁয়া ওঠা পিঠা; আগুনের পাশে লাল চাদর গায়ে একজন বসে',
  solar:
    'সন্ধ্যায় বৃষ্টির পানির ট্যাংকের পাশে লাউ ধুচ্ছেন মাথায় লাল গামছা বাঁধা এক মালি, পেছনে সোলার প্যানেল আর টিলার চা-বাগান',
}
