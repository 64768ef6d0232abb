import type { offer as english } from '../../en/pictures/offer.ts'
import type { Translation } from '../../translation.ts'

export const offer: Translation<typeof english> = {
  anniversary: 'বাতির আলোয় গাঁদার মালা ঝোলানো চার খুঁটির পালঙ্ক',
  dining: 'মোমের আলোয় পিতলের থালা, জানালায় সন্ধ্যার নদী, ওপাশের চেয়ারে লাল শাল',
  'early-bird': 'ভোরের বারান্দায় চা আর খবরের কাগজ',
  stay: 'চা-বাগানমুখী জানালার ধারে খোলা স্যুটকেস',
  summer: 'সুইমিং পুলের ধারে আম আর খড়ের টুপি',
  weekend: 'শেষ বিকেলের আলোয় নদীতে নৌকা',
}
