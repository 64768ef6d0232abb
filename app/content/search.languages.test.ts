import { expect, test } from 'vitest'
import { lang } from '#language'
import type { Lang } from './languages.js'
import { searchSite } from './search.ts'

/** Questions of guests, and a page that answers each. */
const QUESTIONS: Record<Lang, string> = {
  en: `
How do I get from the airport? /contact
Do you have a swimming pool? /gallery
Can I bring my dog /terms
wheelchair /rooms?search=wheelchair
Do you have a room for a wheelchair user? /rooms?search=room%20wheelchair%20user
garden view /rooms?search=garden%20view
river view /rooms/executive-suite
vegetarian /dining
award /about
birthday /reservations
gift /
press /contact
breakfast /dining
Is breakfast included? /rooms/standard
What time is breakfast? /dining
check-in time /reservations
When is check-out? /terms
Can I cancel my booking? /terms
Do you have parking? /contact
Where can I park my car? /contact
Do you serve alcohol? /dining
Is there a bar? /dining
nut allergy /dining
gluten free food /dining
Is there Wi-Fi in the rooms? /rooms/standard
a room with a bathtub /rooms/presidential-suite
family with two children /rooms?search=family%20two%20children
honeymoon /special-offers
anniversary /special-offers
discount for a longer stay /special-offers
Are there any deals? /special-offers
phone number /contact
What is your address? /contact
How far is the railway station? /contact
taxi from the airport /contact
Can I pay with bKash? /terms
Do you take credit cards? /terms
pay at the hotel /reservations
Is the front desk open at night? /contact
late arrival /contact
room service /contact
airport pick-up /contact
wedding /gallery
private dining for a party /dining
book a table /dining
a table for tonight /dining
order food online /dining
delivery fee /terms
kacchi /dining
seven layer tea /dining
a tour of the tea garden /blog
boat trip /special-offers
history of the hotel /about
Who is the chef? /dining
recipes /blog
Is my personal data safe? /privacy-policy
cookies /privacy-policy
extra beds /contact
smoking room /rooms/standard
How much is a room? /rooms
spa /gallery
laundry /special-offers
WhatsApp /contact
Boishakhi /blog
accessibility /rooms?search=accessibility`,
  bn: `
বিমানবন্দর থেকে কীভাবে আসব? /contact
আপনাদের কি সুইমিং পুল আছে? /gallery
কুকুর নিয়ে আসা যাবে? /terms
হুইলচেয়ার /rooms?search=হুইলচেয়ার
গার্ডেন ভিউ /rooms?search=গার্ডেন ভিউ
নদীর দৃশ্য /rooms/executive-suite
নিরামিষ খাবার পাওয়া যায়? /dining
পুরস্কার /about
জন্মদিন /reservations
উপহার /
সাংবাদিক /contact
নাশতা /dining
রুমের সঙ্গে নাশতা আছে? /rooms/standard
নাশতা কখন? /dining
চেক-ইন কয়টায়? /reservations
কয়টায় চেকআউট /terms
বুকিং বাতিল করতে চাই /terms
পার্কিং আছে? /contact
গাড়ি কোথায় রাখব? /contact
অ্যালকোহল পাওয়া যায়? /dining
বার কখন খোলা? /dining
বাদামে অ্যালার্জি আছে /dining
গ্লুটেন ছাড়া খাবার /dining
রুমে ওয়াই-ফাই আছে? /rooms/standard
কোন রুমে বাথটাব আছে? /rooms/presidential-suite
বাচ্চাদের নিয়ে পরিবার /rooms/family-suite
হানিমুন /special-offers
বিবাহবার্ষিকী /special-offers
ছাড় আছে? /special-offers
ডিসকাউন্ট /special-offers
ফোন নম্বর /contact
আপনাদের ঠিকানা কী? /contact
ইমেইল /contact
রেলস্টেশন কত দূর? /contact
সিএনজিতে যাওয়া যায়? /contact
বিকাশে পেমেন্ট করা যায়? /terms
কার্ডে পেমেন্ট /terms
পরে পেমেন্ট করা যাবে? /reservations
রাতে রিসেপশন খোলা থাকে? /contact
রাতে পৌঁছাব /contact
রুম সার্ভিস /contact
বিয়ের অনুষ্ঠান /gallery
পার্টি করা যাবে? /dining
টেবিল বুকিং /dining
আজ রাতের টেবিল /dining
অনলাইনে খাবার অর্ডার /dining
ডেলিভারি চার্জ কত? /terms
কাচ্চি /dining
ইলিশ /dining
সাত রঙের চা /dining
পিঠা /blog
চা বাগান ঘুরতে চাই /blog
নৌকাভ্রমণ /special-offers
হোটেলের ইতিহাস /about
শেফ কে? /dining
রেসিপি /blog
ব্যক্তিগত তথ্য /privacy-policy
কুকি /privacy-policy
বাড়তি খাট /contact
ধূমপান করা যাবে? /rooms/standard
রুম ভাড়া কত? /rooms
স্পা /gallery
লন্ড্রি /special-offers
হোয়াটসঅ্যাপ /contact
পহেলা বৈশাখ /blog
প্রতিবন্ধী /rooms?search=প্রতিবন্ধী
wheelchair /rooms?search=wheelchair
room rent /rooms`,
}

const questions = QUESTIONS[lang]
  .trim()
  .split('\n')
  .map((line) => line.split(/ (?=\/)/))

test.each(questions)('%j is answered by %s', (question = '', page = '') => {
  const found = searchSite(question).flatMap(({ items }) => items.map(({ url }) => decodeURI(url)))
  expect(found).toContain(decodeURI(page))
  expect(found.length).toBeLessThan(10)
})
