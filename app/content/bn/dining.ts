import type {
  dining as english,
  awardWords as englishAwards,
  chefWords as englishChef,
  cuisineNames as englishCuisine,
  privateRoomWords as englishPrivateRooms,
  venueWords as englishVenues,
} from '../en/dining.ts'
import type { Translation } from '../translation.ts'
import { address, executiveChef } from './site.ts'

/** The words of the dining page, apart from its venues, people and dishes. */
export const dining: Translation<typeof english> = {
  description:
    'সিলেটে দ্য সুরমার নকশি, টেরেস বিস্ট্রো আর বার ও লাউঞ্জ: কখন খোলা, দামসহ মেনু, নিজেদের আসরের ঘর আর টেবিল রিজার্ভ করার উপায়।',
  hero: {
    title: 'খাবার',
    bangla: 'খাঁটি বাংলার স্বাদ',
    lead: 'এক বাড়িতে তিন আসর: নকশি কাঁথার একটি ঘর, চা-বাগানের ওপর খোলা চাতাল, আর নদীমুখী একটি বার।',
  },
  venuesLabel: 'রেস্তোরাঁ ও বার',
  reserve: 'টেবিল রিজার্ভ করুন',
  reserveAt: (venue) => `: ${venue}`,
  enlarge: 'বড় করে দেখুন',
  chef: { bangla: 'রান্নাঘরের কথা', awards: 'পুরস্কার' },
  menu: {
    title: 'নকশির মেনু',
    bangla: 'আজকের রান্না',
    label: 'মেনু',
    order: 'বাড়িতেই খেতে চান? অনলাইনে অর্ডার করুন',
  },
  info: {
    title: 'খাওয়ার আগে জানুন',
    hours: 'কখন খোলা',
    breakfast: 'সকালের নাশতা',
    kitchen: 'মেনু থেকে খাবার, কোনো না কোনো আসরে',
    reservations: {
      title: 'রিজার্ভেশন',
      text: 'টেবিল রিজার্ভ করতে হলে ২৪ ঘণ্টা আগে জানাতে হয়, ছেড়ে দিতে হলেও তা-ই।',
      link: 'আমাদের লিখুন',
    },
    location: {
      title: 'কোথায়',
      text: 'নকশি ও বার নিচতলায়, নদীর দিকে। চাতালটি এক সিঁড়ি ওপরে, পড়ার ঘর পেরিয়ে।',
      address: `${address.street}, ${address.town}`,
      cuisine: 'রান্না',
      priceRange: 'দামের মাত্রা',
    },
  },
  private: {
    title: 'নিজেদের আসরের ঘর',
    bangla: 'আপনজনের সঙ্গে',
    upTo: 'সর্বোচ্চ',
    guests: 'জন',
  },
}

/** The hotel's cuisines. */
export const cuisineNames: Translation<typeof englishCuisine> = ['বাঙালি', 'নানা দেশের', 'মিশ্র']

/** The places to eat and drink, under their ids. */
export const venueWords: Translation<typeof englishVenues> = {
  nakshi: {
    title: 'নকশি',
    tagline: 'প্রদীপের আলোয় যত্নের খাবার।',
    description:
      'বিশাল এক কাঁথার নিচে গোল গোল টেবিল। রান্নাগুলো পুরোনো, হাওর আর পাহাড়ের; রাঁধা হয় নীরবে: সরিষা, সাতকরা, ধোঁয়া, ভাত।',
  },
  'terrace-bistro': {
    title: 'টেরেস বিস্ট্রো',
    tagline: 'খোলা আকাশে, চা-বাগানের ওপরে।',
    description:
      'লতার ছাউনির নিচে হালকা খাবার: আগুনে সেঁকা নদীর মাছ, গরম লুচি, বাড়ির বাগানের সালাদ। বৃষ্টি এলে বেতের পর্দা নামিয়ে দিই, আসর চলতে থাকে।',
  },
  'bar-lounge': {
    title: 'বার ও লাউঞ্জ',
    tagline: 'শরবত, চা আর নদী।',
    description:
      'খাঁজকাটা পিতলের বার আর উঁচু জানালার পাশে নিচু চেয়ার। আসুন ঝাল লবণ দেওয়া কাঁচা আমের শরবতের টানে, থেকে যান এক পট দ্বিতীয় ফ্লাশের চায়ে।',
  },
}

/** The executive chef. */
export const chefWords: Translation<typeof englishChef> = {
  name: executiveChef,
  position: 'নির্বাহী শেফ',
  bio: 'রান্নার জীবন কেটেছে সিলেট আর ঢাকার মাঝে, সঙ্গী নানির একটি খাতা। রোজ সকালে নৌকা থেকে মাছ কেনেন, নিজের সরিষা নিজে বাটেন, আর ভাতের হাঁড়ির সামনে তাঁকে তাড়া দেওয়া চলে না।',
  saying: '“আগে নদীটাকে রাঁধো। বাকিটা আদবকায়দা।”',
}

/** The chef's awards, and what each was for. */
export const awardWords: Translation<typeof englishAwards> = {
  diningExcellence: {
    title: 'রান্নার উৎকর্ষ পুরস্কার',
    reason: 'নকশির জন্য, তার প্রথম পুরো বছরে',
  },
  keeperOfTheRecipe: {
    title: 'রান্নার রক্ষক',
    reason: 'মেনুতে সিলেটি ঘরোয়া রান্নার জন্য',
  },
  tableOfTheHills: {
    title: 'পাহাড়ের টেবিল',
    reason: 'নৌকা থেকে কেনা নদীর মাছের জন্য',
  },
}

/** The private dining rooms, under their ids. */
export const privateRoomWords: Translation<typeof englishPrivateRooms> = {
  'cellar-room': {
    name: 'সেলার রুম',
    description: 'ইটের খিলানের নিচে মোমের আলোয় লম্বা একটি টেবিল।',
  },
  'garden-room': {
    name: 'বাগান ঘর',
    description: 'কাচ, জুঁই আর নারকেলগাছের মাঝে গোল টেবিল।',
  },
  'grand-salon': {
    name: 'গ্র্যান্ড সালোঁ',
    description: 'ঝাড়বাতি, নদীমুখী জানালা আর আলপনা আঁকা মেঝে।',
  },
}
