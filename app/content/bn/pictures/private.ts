import type { privatePictures as english } from '../../en/pictures/private.ts'
import type { Translation } from '../../translation.ts'

export const privatePictures: Translation<typeof english> = {
  cellar: 'ইটের খিলান দেওয়া পাতালঘর, মোমের আলোয় বারোজনের জন্য সাজানো লম্বা একটি টেবিল',
  garden:
    'সন্ধ্যায় কাচঘেরা গার্ডেন রুম: মোমের আলোয় গোল টেবিল, লোহার কাঠামোয় জুঁইলতা, লন্ঠন, বাইরে পামগাছ আর এক ফালি চাঁদ',
  salon: 'গোধূলিতে নদীমুখী উঁচু জানালার পাশে মোমের আলোয় লম্বা টেবিল, ঝাড়বাতি, লাল মেঝেতে সাদা আলপনা',
}
