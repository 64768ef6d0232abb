import type { offer as english } from '../../en/pictures/offer.ts'
import type { Translation } from '../../translation.ts'

export const offer: Translation<typeof english> = {
  anniversary: 'বাতির আলোয় গাঁদার মালা ঝোলানো চার খুঁটির পালঙ্ক',
  dining: 'মোমের আলোয় পিতলের থালা, জানালায় সন্ধ্যার নদী, ওপাশের চেয়ারে লাল শাল',
  'early-bird': 'বৃষ্টির ওপারে বারান্দার রেলিংয়ে একটি দোয়েল, পেছনে বেতের টেবিলে চা',
  stay: 'চা-বাগানমুখী জানালার ধারে খোলা স্যুটকেস',
  summer: 'ঘাটের সিঁড়িতে খবরের কাগজে কাটা আম, নদীতে ডোবানো পা',
  weekend: 'শেষ বিকেলের আলোয় নদীতে নৌকা',
}
