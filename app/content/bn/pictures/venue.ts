import type { venue as english } from '../../en/pictures/venue.ts'
import type { Translation } from '../../translation.ts'

export const venue: Translation<typeof english> = {
  'bar-lounge': 'সন্ধ্যার লাউঞ্জ: খাঁজকাটা পিতলের বার, ঝুলন্ত বাতি, মকটেল আর উঁচু জানালায় নদী',
  nakshi: 'বাতির আলোয় নকশির খাবারঘর: গোল টেবিল, বেতের চেয়ার আর কাঁথায় তোলা বিশাল জীবনবৃক্ষ',
  'terrace-bistro':
    'দুপুরের টেরেস: চা-বাগানের ওপরে লতাপাতার ছাউনি, সাদা টেবিল, বেতের চেয়ার, দুজন অতিথি আর ট্রে হাতে ওয়েটার',
}
