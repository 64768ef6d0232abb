import { formatNumber } from '#language'
import type {
  dining as english,
  awardWords as englishAwards,
  chefWords as englishChef,
  cuisineNames as englishCuisine,
  privateRoomWords as englishPrivateRooms,
  venueWords as englishVenues,
} from '../en/dining.ts'
import type { Translation } from '../translation.ts'
import { dishWords } from './dish.ts'
import { executiveChef } from './hotel.ts'
import { policies } from './policies.ts'

export const dining: Translation<typeof english> = {
  description: 'নকশি, টেরেস বিস্ট্রো আর বার ও লাউঞ্জ: কখন খোলা, দামসহ মেনু, আলাদা আয়োজনের ঘর।',
  hero: {
    title: 'খাবার',
    companion: 'বাংলার খাঁটি স্বাদ',
    lead: 'নৌকার মাছ, পাটার সরিষা, আর ভাতের হাঁড়িতে কোনো তাড়া নেই।',
  },
  venuesLabel: 'রেস্তোরাঁ ও বার',
  reserve: 'টেবিল রিজার্ভ করুন',
  enlarge: 'বড় করে দেখুন',
  chef: { companion: '', awards: 'পুরস্কার' },
  menu: {
    title: 'নকশির মেনু',
    companion: '',
    label: 'মেনু',
    hint: `ট্যাগ ছাড়াও নিরামিষ পদ আছে, তালিকায় গ্লুটেন নেই এমন পদও আছে। ‘${dishWords.diet}’ চাপলে সবগুলো দেখা যায়।`,
    house:
      'আজকের টেঙ্গার কথা জিজ্ঞেস করবেন। মেনুতে নেই, কারণ রোজ এক রকম হয় না। সব মাংস হালাল, বাড়ির কোথাও অ্যালকোহল দেওয়া হয় না।',
    order: 'বাসায় খাবেন? অনলাইনে অর্ডার করুন',
  },
  info: {
    title: 'খেতে আসার আগে',
    hours: 'কখন খোলা',
    breakfast: {
      title: 'সকালের নাশতা',
      text: 'নদীর বারান্দায়, সবার জন্য: পরোটা, ডিম, ভর্তা, বৃষ্টির দিনে খিচুড়ি, আর চা, যতক্ষণ না ‘আর না’ বলেন।',
    },
    reservations: {
      title: 'রিজার্ভেশন',
      text: `টেবিলের অনুরোধ পাঠাতে পারেন যেকোনো সময়, আজ রাতের জন্য হলে ফোন করুন। ${policies.dining.cancellation}`,
    },
    location: {
      title: 'কোথায়',
      text: 'নকশি আর বার নিচতলায়, নদীর দিকে। টেরেস এক তলা ওপরে, পড়ার ঘর পেরিয়ে, সিঁড়িতে বা লিফটে।',
    },
  },
  private: {
    title: 'আলাদা আয়োজনের ঘর',
    companion: '',
    upTo: (capacity) => `সর্বোচ্চ ${formatNumber(capacity)} জন`,
    price: 'খরচ জানতে ফোন করুন',
    ask: 'এই ঘরটি চাই',
  },
}

export const cuisineNames: Translation<typeof englishCuisine> = ['বাঙালি', 'নানা দেশের', 'ফিউশন']

export const venueWords: Translation<typeof englishVenues> = {
  nakshi: {
    tagline: 'বাতির আলোয় ফাইন ডাইনিং।',
    description:
      'দেয়ালজোড়া এক কাঁথার সামনে গোল গোল টেবিল। হাওর আর টিলার দেশের পুরোনো দিনের রান্না, কোনো বাহুল্য নেই: সরিষা, সাতকরা, ধোঁয়া, ভাত।',
  },
  'terrace-bistro': {
    tagline: 'খোলা হাওয়ায়, চা-বাগানের ওপরে।',
    description:
      'লতার ছাউনির নিচে হালকা খাবার: গ্রিল করা নদীর মাছ, গরম লুচি, নিজেদের বাগানের সালাদ, শুক্রবারে আখনি। বৃষ্টি এলে বেতের চিক নামিয়ে দিই, খাওয়া চলতে থাকে।',
  },
  'bar-lounge': {
    tagline: 'অ্যালকোহল ছাড়া বার: মকটেল, চা আর নদী।',
    description:
      'খাঁজকাটা পিতলের কাউন্টার, উঁচু জানালার পাশে নিচু চেয়ার। গরমে ঝাল লবণ দেওয়া কাঁচা আমের শরবত, বৃষ্টিতে এক পট সেকেন্ড ফ্লাশ চা।',
  },
}

export const chefWords: Translation<typeof englishChef> = {
  name: executiveChef,
  position: 'নির্বাহী শেফ',
  bio: 'বিশ বছর রেঁধেছেন সিলেট আর ঢাকায়, সঙ্গী নানির একটি খাতা। রোজ সকালে মাছ বেছে আনেন নিজে। চুলায় ভাত থাকলে তিনি ফোন ধরেন না।',
  saying: '“আগে নদীর স্বাদ। বাকিটা আদবকায়দা।”',
}

export const awardWords: Translation<typeof englishAwards> = {
  diningExcellence: {
    title: 'রান্নার উৎকর্ষ পুরস্কার',
    reason: 'নকশির জন্য। থালাটি থাকে ঘণ্টার পাশে, সন্ধ্যা ভালো না গেলে একটু মলিন দেখায়।',
  },
  keeperOfTheRecipe: {
    title: 'পুরোনো রান্নার রক্ষক',
    reason: 'মেনুতে সিলেটের ঘরোয়া রান্নার জন্য',
  },
  tableOfTheHaor: {
    title: 'হাওরের দস্তরখান',
    reason: 'বর্ষায় হাওর যা পাঠায়, তার রান্নার জন্য',
  },
}

export const privateRoomWords: Translation<typeof englishPrivateRooms> = {
  'cellar-room': 'ইটের খিলানের নিচে বাতির আলোয় লম্বা একটি টেবিল।',
  'garden-room': 'কাচের দেয়াল, জুঁইলতা আর গোল টেবিল, বাইরে পামগাছ।',
  'grand-salon': 'ঝাড়বাতি, নদীমুখী জানালা আর আলপনা আঁকা মেঝে।',
}
