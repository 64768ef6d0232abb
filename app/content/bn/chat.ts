import type { chat as english, chatReplies as englishReplies } from '../en/chat.ts'
import type { Translation } from '../translation.ts'
import { site } from './site.ts'

/** What the chat says by itself; one reply is picked at random for each message. */
export const chatReplies: Translation<typeof englishReplies> = [
  'শুভেচ্ছা নেবেন। লেখার জন্য ধন্যবাদ। আপনার জন্য কী করতে পারি?',
  'একটি অফার আপনার ভালো লাগতে পারে: সপ্তাহের কাজের দিনগুলোতে থাকলে ২০% ছাড়।',
  'চেক-ইন দুপুর ২টায়, চেক-আউট দুপুর ১২টায়।',
  'ওয়াই-ফাই, সকালের নাশতা, সুইমিং পুল আর ব্যায়ামঘর: যে কদিনই থাকুন, এগুলোর জন্য আলাদা খরচ নেই।',
  'খালি আছে কি না, দেখে দিতে পারলে খুশি হব। কোন কোন তারিখে আসতে চান, আর কতজন?',
  'আমাদের রান্নাঘর নানা রকম খাওয়ার নিয়মে অভ্যস্ত। আপনারটি জানান, সেই বুঝেই রাঁধব।',
  'আপনাকে আমাদের রিজার্ভেশন দলের হাতে তুলে দিচ্ছি, বাকিটা তাঁরাই দেখবেন।',
]

/** The words of the chat's panel besides its replies. */
export const chat: Translation<typeof english> = {
  title: site.name,
  note: 'এটি একটি সাজানো নমুনা: কিছুই পাঠানো হয় না।',
  log: 'কথোপকথন',
  speaker: { agent: 'প্রতিনিধি:', user: 'আপনি:' },
  welcome: `${site.name}য় স্বাগতম! আজ আপনাকে কীভাবে সাহায্য করতে পারি?`,
  typing: 'প্রতিনিধি লিখছেন...',
  label: 'বার্তা',
  placeholder: 'একটি বার্তা লিখুন',
  send: 'পাঠান',
}
