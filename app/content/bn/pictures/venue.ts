import type { venue as english } from '../../en/pictures/venue.ts'
import type { Translation } from '../../translation.ts'

export const venue: Translation<typeof english> = {
  'bar-lounge': 'খাঁজকাটা পিতলের কাউন্টার, ঝুলন্ত বাতি, উঁচু জানালায় নদী',
  nakshi: 'বাতির আলোয় গোল টেবিল, সামনে কাঁথায় তোলা বিশাল জীবনবৃক্ষ',
  'terrace-bistro': 'দুপুরে লতাপাতার ছাউনির নিচে সাদা টেবিল, ট্রে হাতে ওয়েটার',
}
