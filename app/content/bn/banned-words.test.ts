import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = new URL('./', import.meta.url)

/** Words that must not come back, and why. docs/bengali.md has their replacements. */
const GONE: Record<string, string> = {
  কক্ষ: 'the word of registers and news reports: guests say রুম, and ঘর in prose',
  'পারিবারিক স্যুট': 'hotels here say ফ্যামিলি স্যুট',
  'বাগান ঘর': 'গার্ডেন রুম, as its neighbour is সেলার রুম',
  'কিং খাট': 'shops say কিং সাইজ খাট',
  'কুইন খাট': 'shops say কুইন সাইজ খাট',
  'একক খাট': 'সিঙ্গেল খাট',
  শিয়র: 'the place of the head, not a part of the bed: হেডবোর্ড',
  ছত্রিওয়ালা: 'one name for the four-poster: চার খুঁটির পালঙ্ক',
  গোসলখানা: 'a washroom of a village or a mosque: বাথরুম',
  স্নানাধার: 'in no living speech: বাথটাব',
  'গা ডোবানো': 'বাথটাব',
  'গোসলের টব': 'বাথটাব',
  ব্যায়ামঘর: 'জিম',
  শীতাতপ: 'এসি',
  'বিনা খরচে ওয়াই': 'ফ্রি ওয়াই-ফাই, as on every signboard',
  'কক্ষে খাবার': 'রুম সার্ভিস',
  মাদুর: 'another mat, from elsewhere: Balaganj weaves শীতলপাটি',
  'জানালা-আসন': 'invented: জানালার ধারে বসার জায়গা',
  'ধারের আসন': 'a seat of a bus or of parliament: বসার জায়গা',
  আরামচেয়ার: 'হাতলওয়ালা চেয়ার, ইজিচেয়ার or আরামকেদারা, by what it is',
  ঝিলমিলি: 'one word for louvres: খড়খড়ি',
  চাতাল: 'the drying yard of a rice mill: টেরেস',
  'আসরের ঘর': 'nobody can guess a private dining room: আলাদা আয়োজনের ঘর',
  লণ্ঠন: 'a loan is spelled with ন: লন্ঠন',
  কেতলি: 'কেটলি',
  'পাহাড়ের চা': 'tea grows on a টিলা; the পাহাড় is Meghalaya',
  'পাহাড়ে চা': 'tea grows on a টিলা',
  উপমোট: 'only in translated plugins: সাবটোটাল',
  মাশুল: 'postage, or the price of a mistake: চার্জ',
  'ভাড়া রাখা': 'also to store: ভাড়া দিতে হবে',
  'সূত্র নম্বর': 'রেফারেন্স নম্বর, as mobile banking has it',
  'মূল্য পরিশোধ': 'পেমেন্ট',
  ছাপান: 'প্রিন্ট করুন',
  'ভাগ করা কার্ট': 'a link is shared: শেয়ার করা',
  'অর্ডার শেষ কর': 'to end it: অর্ডার সম্পন্ন করুন',
  'খাবারের খাত': 'an entry in an account book: খাবারের ক্রেডিট',
  অবসর: 'first of all retirement: ছুটি',
  নিমন্ত্রণ: 'to a meal: আমন্ত্রণ to stay, দাওয়াত to eat',
  চিরচেনা: 'well known, not traditional: ঐতিহ্যবাহী',
  'স্বাগত-উপহার': 'invented: শুভেচ্ছা উপহার',
  সুগম: 'invented for accessibility: the law has প্রবেশগম্যতা',
  নমুনা: 'a sample of what? ডেমো',
  কল্পিত: 'কাল্পনিক',
  ভান্ডার: "a browser's storage is স্টোরেজ",
  সপ্তাহান্ত: 'days are named: শুক্র ও শনি; or সাপ্তাহিক ছুটি',
  "'কাজে আসা": 'to be of use: ব্যবসার কাজে আসা',
  'রান্না পুরোনো,': 'stale food: পুরোনো দিনের রান্না',
  'রান্নাগুলো পুরোনো': 'stale food',
  'টি ফল`': 'fruits: ফলাফল',
  'হাতে তুলে দি': 'as one is handed to the police',
  'চেয়ে পাঠান': 'to send for something: অনুরোধ পাঠান',
  'অতি ঝাল': 'খুব ঝাল',
  'খাওয়ার নিয়ম': 'what stands on a bottle of medicine: বাছবিচার',
  'কাঁচা চাটনি': 'uncooked: ধনেপাতার চাটনি',
  'সাতকরা গরু': 'sounds like a breed: সাতকরায় গরুর মাংস',
  চর্বি: 'an ilish has তেল',
  থালি: 'থালা, as elsewhere',
  ' ভাঁড়': "Kolkata's: মাটির কাপ",
  তেতো: "Kolkata's: তিতা",
  কুড়ি: 'Dhaka counts বিশ',
  'জলে ডোবা': 'পানি',
  বয়সী: 'the Academy writes বয়সি',
}

/** The words of each file, without comments and without what guests type into the search. */
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({
    file,
    code: readFileSync(new URL(file, FOLDER), 'utf8')
      .normalize('NFC')
      .replace(/\/\*.*?\*\/|^export const (?:search|room)Keywords.*?^}/gms, '')
      .replace(/^\s*keywords:.*$/gm, ''),
  }))

test('the files are read, with their words', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(files.find(({ file }) => file === 'room-types.ts')?.code).toContain('স্ট্যান্ডার্ড রুম')
})

test.each(Object.entries(GONE))('no text says %s: %s', (word) => {
  const said = files.filter(({ code }) => code.includes(word.normalize('NFC')))
  expect(said.map(({ file }) => file)).toEqual([])
})

test('no paragraph has more than one semicolon, and few have one', () => {
  const paragraphs = files.flatMap(({ code }) => code.match(/'[^'\n]*'|`[^`]*`/g) ?? [])
  expect(paragraphs.length).toBeGreaterThan(1000)
  expect(paragraphs.filter((text) => text.split(';').length > 2)).toEqual([])
  expect(paragraphs.filter((text) => text.includes(';')).length).toBeLessThan(20)
})
