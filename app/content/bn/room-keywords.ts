import type { roomKeywords as english } from '../en/room-keywords.ts'
import type { Translation } from '../translation.ts'

/** In both scripts, and as guests spell them. */
export const roomKeywords: Translation<typeof english> = {
  every:
    'এসি রুম, ওয়াইফাই, ওয়াই-ফাই, টিভি, বাথরুম, নাশতাসহ, ব্রেকফাস্ট, ধূমপান, ac, wifi, tv, bathroom, breakfast included, smoking',
  standard: 'কাপল রুম, ডাবল রুম, standard room, double room, couple',
  deluxe: 'কাপল রুম, চা বাগান, ডিলুক্স, deluxe room, double room, couple, tea garden',
  'executive-suite':
    'এক্সিকিউটিভ রুম, এক্সিকিউটিভ সুইট, রিভার ভিউ, নদীর দৃশ্য, executive suite, river view',
  'family-suite': 'ফ্যামিলি রুম, ফ্যামিলি সুইট, পরিবার, পারিবারিক, বাচ্চা, শিশু, family suite, kids, children',
  'presidential-suite':
    'প্রেসিডেন্সিয়াল সুইট, ভিআইপি রুম, প্রেসিডেন্ট, বাথটাব, presidential suite, vip, bathtub',
}
