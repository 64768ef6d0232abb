import { contact } from '#app/content/hotel.ts'
import { formatNumber } from '#language'
import type { onlineOrder as english } from '../en/online-order.ts'
import type { Translation } from '../translation.ts'

export const onlineOrder: Translation<typeof english> = {
  title: 'অনলাইনে খাবার অর্ডার',
  companion: 'ঘরে বসে বাংলার স্বাদ',
  description:
    'দ্য সুরমা থেকে অনলাইনে বাঙালি খাবার অর্ডার করুন: সিঙাড়া, কাচ্চি বিরিয়ানি, সরিষা ইলিশ, মিষ্টি দই আর সাত রঙের চা। সিলেট শহরে আমরা ঘরে পৌঁছে দিই।',
  tabsLabel: 'মেনু',
  cart: (count) => `কার্ট (${formatNumber(count)})`,
  inCart: (count) => (count === 0 ? 'আপনার কার্ট খালি' : `আপনার কার্টে ${formatNumber(count)}টি জিনিস`),
  popular: 'জনপ্রিয়',
  addToCart: 'কার্টে নিন',
  added: {
    title: 'কার্টে যোগ হয়েছে',
    text: (name) => `${name} আপনার কার্টে যোগ হয়েছে।`,
  },
  portions: 'এখানকার পরিমাণ একজনের। নকশির থালা বড়, দামও।',
  withoutScript: `কার্টে খাবার নিতে জাভাস্ক্রিপ্ট লাগে। না থাকলে ${contact.phone} নম্বরে ফোন করে অর্ডার দিন।`,
  informationLabel: 'ডেলিভারি ও পেমেন্ট',
  information: {
    areas: {
      title: 'ডেলিভারির এলাকা',
      lines: ['জিন্দাবাজার, উপশহর, আম্বরখানা, সুবিদবাজার, টিলাগড়'],
      toRoom: (hours) => `হোটেলেই আছেন? রুম সার্ভিসের জন্য রিসেপশনে ফোন করুন, ${hours}।`,
    },
    times: {
      title: 'ডেলিভারির সময়',
      average: (days = 'প্রতিদিন') => `${days}, গড়ে ৩০ থেকে ৪৫ মিনিটে`,
    },
    payment: {
      title: 'পেমেন্টের উপায়',
      lines: [
        'ক্রেডিট বা ডেবিট কার্ড, ক্যাশ অন ডেলিভারি, বিকাশ, নগদ, রকেট',
        'টাকা দিন রাইডারের হাতে, অথবা আমরা অর্ডার নিশ্চিত করলে নম্বর জেনে নিন।',
      ],
    },
  },
}
