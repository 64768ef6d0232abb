import { formatNumber } from '#language'
import type { blog as english } from '../en/blog.ts'
import type { Translation } from '../translation.ts'

export const blog: Translation<typeof english> = {
  hero: {
    title: 'ব্লগ',
    companion: 'নদীর পাড়ের গল্প',
    lead: 'নদী কী আনল, রান্নাঘর তা দিয়ে কী করল, আর কারা খেতে এলেন।',
  },
  articles: 'সব লেখা',
  readMore: 'আরও পড়ুন',
  more: 'নদীর পাড়ের বাড়ি থেকে আরও',
  loadMore: 'আরও লেখা দেখুন',
  back: 'ব্লগে ফিরে যান',
  about: 'এই লেখা সম্পর্কে',
  writtenBy: 'লিখেছেন',
  readingTime: 'পড়ার সময়',
  minutes: (count) => `${formatNumber(count)} মিনিট`,
  minutesToRead: (count) => `পড়তে ${formatNumber(count)} মিনিট`,
  related: (category) => `‘${category}’ বিভাগে আরও`,
  notFound: { title: 'লেখাটি পাওয়া যায়নি', text: 'এই ঠিকানায় আমাদের কোনো লেখা নেই।' },
}
