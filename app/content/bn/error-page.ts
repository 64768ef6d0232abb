import type { errorPage as english } from '../en/error-page.ts'
import type { Translation } from '../translation.ts'

export const errorPage: Translation<typeof english> = {
  title: 'কিছু একটা গোলমাল হয়েছে',
  companion: 'ক্ষমা করবেন',
  message: 'পাতাটি দেখানো গেল না। দোষ আমাদের, আপনার নয়।',
  retry: 'আবার চেষ্টা করুন',
  home: 'প্রথম পাতায় ফিরুন',
}
