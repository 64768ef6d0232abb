import type { featured as english } from '../../en/pictures/featured.ts'
import type { Translation } from '../../translation.ts'

export const featured: Translation<typeof english> = {
  jamuna: 'চা-বাগানের দিকে জানালার ধারে লাল গদি, তাতে খেলনা নৌকা',
  meghna: 'চার খুঁটির পালঙ্কে চায়ের ট্রে, ভোরের প্রথম আলোয় নদী',
  padma: 'কোণের স্যুট, খিলানের দরজা, বাইরে বারান্দা আর সূর্যোদয়ের নদী',
}
