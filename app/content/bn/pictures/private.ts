import type { privatePictures as english } from '../../en/pictures/private.ts'
import type { Translation } from '../../translation.ts'

export const privatePictures: Translation<typeof english> = {
  cellar: 'ইটের খিলানের নিচে বাতির আলোয় বারোজনের জন্য সাজানো টেবিল, কুলুঙ্গিতে আচারের বয়াম',
  garden: 'কাচঘেরা ঘরে মোমের আলোয় গোল টেবিল, বাইরে এক ফালি চাঁদ',
  salon: 'নদীমুখী উঁচু জানালার পাশে মোমের আলোয় লম্বা টেবিল, লাল মেঝেতে আলপনা',
}
