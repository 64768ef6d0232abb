import type { gallery as english } from '../../en/pictures/gallery.ts'
import type { Translation } from '../../translation.ts'

/** Alt texts of the pictures whose ids begin with 'gallery-', by the rest of the id. */
export const gallery: Translation<typeof english> = {
  'garden-path': 'সন্ধ্যায় বাগানের ভেজা পাথরের পথ, ধারে ছোট ছোট বাতি, শেষে টালির ছাউনি দেওয়া আলোকিত ফটক',
  library: 'পড়ার ঘর: উঁচু বইয়ের তাক, দুটি বেতের চেয়ার আর খিলানের জানালার সামনে বাতি, বাইরে বৃষ্টি',
  lobby: 'লাল মেঝের লবি, সিঁড়ি, পিতলের বাতি আর বোনা পর্দা; বাগানের দরজায় একজন নারী দাঁড়িয়ে',
  pavilion: 'সকালে চায়ের টিলার দিকে মুখ করে খোলা ছাউনিতে শীতলপাটিতে ধ্যানে বসা দুজন',
  pool: 'দিনের আলোয় নীল সুইমিং পুল, বেতের আরামকেদারা আর ছাতা, পেছনে পামগাছ, টালির চাল আর চায়ের টিলা',
  spa: 'শীতলপাটির ওপর ভাঁজ করা তোয়ালে, পিতলের বাটিতে ভাসা ফুল আর জ্বালানো পিতলের প্রদীপ',
}
