import type { map as english } from '../../en/pictures/map.ts'
import type { Translation } from '../../translation.ts'

export const map: Translation<typeof english> = {
  way: 'সিলেটের আঁকা মানচিত্র: সুরমা, কিন ব্রিজ আর আমাদের ফটক পর্যন্ত লাল পথ',
}
