import type { galleryPictures as english } from '../../en/pictures/gallery.ts'
import type { Translation } from '../../translation.ts'

/** Alt texts of the pictures whose ids begin with 'gallery-', by the rest of the id. */
export const galleryPictures: Translation<typeof english> = {
  'first-light': 'সূর্যোদয়ে চা-গাছে ঢাকা টিলার ওপর দ্য সুরমা, ঘাটের সিঁড়ির নিচে নদী পেরোচ্ছে একটি দেশি নৌকা',
  'garden-path': 'সন্ধ্যায় বাগানের ভেজা পাথরের পথ, ধারে ছোট ছোট বাতি, শেষে টালির ছাউনি দেওয়া আলোকিত ফটক',
  library: 'পড়ার ঘর: উঁচু বইয়ের তাক, দুটি বেতের চেয়ার আর খিলানের জানালার সামনে বাতি, বাইরে বৃষ্টি',
  lobby: 'লাল মেঝের লবি, সিঁড়ি, পিতলের বাতি আর বোনা পার্টিশন; বাগানের দরজায় একজন নারী দাঁড়িয়ে',
  pavilion: 'সকালে খোলা ছাউনিতে শীতলপাটি পেতে ধ্যানে বসেছেন দুজন, সামনে টিলার চা-বাগান',
  pool: 'দিনের আলোয় নীল সুইমিং পুল, বেতের আরামকেদারা আর ছাতা, পেছনে পামগাছ, টালির চাল আর টিলার চা-বাগান',
  spa: 'শীতলপাটির ওপর ভাঁজ করা তোয়ালে, পিতলের বাটিতে ভাসা ফুল আর জ্বালানো পিতলের প্রদীপ',
}
