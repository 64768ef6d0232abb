import type { guest as english } from '../../en/pictures/guest.ts'
import type { Translation } from '../../translation.ts'

export const guest: Translation<typeof english> = {
  business: 'নীলচে সবুজ স্যুট পরা একজন পুরুষ, হাতে পিতলের চায়ের পট',
  critic: 'রুপালি চুল আর গোল চশমার এক নারী, হাতে লাল খাতা',
  vacation: 'লাল চাদর গায়ে এক তরুণী, হাতে চায়ের কাপ',
}
