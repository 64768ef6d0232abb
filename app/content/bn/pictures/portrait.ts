import type { portrait as english } from '../../en/pictures/portrait.ts'
import type { Translation } from '../../translation.ts'

export const portrait: Translation<typeof english> = {
  chef: 'রুপালি দাড়ির নির্বাহী শেফ, গায়ে সাদা জ্যাকেট, কাঁধে সবুজ চেক গামছা, হাতে সরিষাভরা পিতলের বাটি',
  'guest-relations': 'অতিথি সেবার একজন কর্মী, আইভরি হিজাবে লাল সুতার কাজ, হাতে গাঁদা ফুল',
  manager: 'মহাব্যবস্থাপক, পরনে আইভরি জামদানি শাড়ি, খোঁপায় জুঁই ফুল, হাতে পিতলের চাবি',
}
