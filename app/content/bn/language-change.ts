import type { languageChange as english } from '../en/language-change.ts'
import type { Translation } from '../translation.ts'

/** The question before a change of language that loses what is typed. */
export const languageChange: Translation<typeof english> = {
  title: 'ভাষা বদলাবেন?',
  text: 'ভাষা বদলালে আপনি যা লিখেছেন তা মুছে যাবে। কার্ট সঙ্গে যাবে।',
  stay: 'এই পাতায় থাকুন',
  change: 'ভাষা বদলান',
}
