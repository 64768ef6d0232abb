import type { notFound as english } from '../en/not-found.ts'
import type { Translation } from '../translation.ts'

export const notFound: Translation<typeof english> = {
  title: '৪০৪',
  companion: 'পথ হারিয়েছেন?',
  message: 'আপনি যে পাতাটি খুঁজছেন, সেটি নেই।',
  hint: 'শহরের সবাই ব্রিজটি চেনেন। সেখান থেকে শুরু করুন।',
  link: 'প্রথম পাতায় ফিরুন',
}
