import type { portrait as english } from '../../en/pictures/portrait.ts'
import type { Translation } from '../../translation.ts'

export const portrait: Translation<typeof english> = {
  chef: 'রুপালি দাড়ির শেফ, কাঁধে সবুজ গামছা, হাতে সরিষাভরা বাটি',
  'guest-relations': 'লাল সুতার কাজ করা আইভরি হিজাব পরা এক নারী, হাতে গাঁদা ফুল',
  manager: 'আইভরি জামদানি পরা এক নারী, হাতে পিতলের চাবি',
}
