import { listInWords } from '#language'
import type { sharedCart as english } from '../en/shared-cart.ts'
import type { Translation } from '../translation.ts'

export const sharedCart: Translation<typeof english> = {
  title: 'আপনার সঙ্গে একটি কার্ট শেয়ার করা হয়েছে',
  intro: 'এতে আছে:',
  unknown: (names) => `আমাদের কাছে এখন আর নেই: ${names.join(', ')}।`,
  soldOut: (names) => `${listInWords(names)} আজকের মতো শেষ।`,
  tooFar: (lines) => `এত আগে বুক করা যায় না বলে বাদ পড়েছে: ${lines.join('; ')}।`,
  leftOut: 'আপনার কার্ট থেকে বাদ পড়েছে',
  past: (lines) => `প্রথম দিন পেরিয়ে গেছে বলে বাদ পড়েছে: ${lines.join('; ')}।`,
  nothing: 'এই লিংকের কিছুই এখন আর অর্ডার করা যায় না। আপনার কার্ট আগের মতোই আছে।',
  question: 'আপনার কার্ট খালি নয়। এর বদলে কি শেয়ার করা কার্টটি নেবেন?',
  replace: 'শেয়ার করা কার্ট নিন',
  keep: 'আমার কার্ট থাকুক',
  taken: 'শেয়ার করা জিনিসগুলো এখন আপনার কার্টে।',
}
