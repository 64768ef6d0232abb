import type { story as english } from '../../en/pictures/story.ts'
import type { Translation } from '../../translation.ts'

export const story: Translation<typeof english> = {
  ratargul: 'রাতারগুলে পানিতে ডোবা গাছের নিচে লগি ঠেলে চলা দেশি নৌকা',
  tea: 'সাত রঙের চায়ের গ্লাস, পেছনে টিলার চা-বাগানে সকালের কুয়াশা',
}
