import type { shareCart as english } from '../en/share-cart.ts'
import type { Translation } from '../translation.ts'

export const shareCart: Translation<typeof english> = {
  share: 'এই কার্টের লিংক কপি করুন',
  copied: {
    title: 'লিংক কপি হয়েছে',
    text: (table) => `লিংকটি যিনি খুলবেন, একই কার্ট পাবেন${table && ` (${table})`}।`,
  },
  notCopied: { title: 'লিংকটি কপি করা যায়নি', text: 'আপনার ব্রাউজার অনুমতি দেয়নি।' },
  showCode: 'কিউআর কোড দেখুন',
  code: 'কোডটি স্ক্যান করলে অন্য ফোনে এই কার্ট খোলে',
}
