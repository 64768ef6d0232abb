import { contact } from '#app/content/hotel.ts'
import type { chat as english, chatReplies as englishReplies } from '../en/chat.ts'
import type { Translation } from '../translation.ts'
import { hotel } from './hotel.ts'

export const chatReplies: Translation<typeof englishReplies> = [
  `শুভেচ্ছা নেবেন। লেখার জন্য ধন্যবাদ। রিসেপশনে যেকোনো সময় সাহায্য পাবেন: ${contact.phone}।`,
  'শনি থেকে বুধ, কাজের দিনের রাতগুলোয় থাকলে ২০% ছাড়ের কথা রিসেপশনে জিজ্ঞেস করবেন।',
  'রিসেপশনে কথা বলে রুম নিলে চেক-ইন দুপুর ২টায়, চেক-আউট দুপুর ১২টায়।',
  'ওয়াই-ফাই, সকালের নাশতা, সুইমিং পুল আর জিম, যে কদিনই থাকুন, সব ফ্রি।',
  'রুম খালি আছে কি না, জানতে রিসেপশনে ফোন করুন। কবে আসবেন আর কজন, বললেই হবে।',
  'খাবারে নানা জনের নানা বাছবিচার, আমাদের রান্নাঘরের তা জানা। আপনার কী চলে না, ওয়েটারকে বা রিসেপশনে জানাবেন: এখানে লিখলে কেউ পড়েন না।',
  `বাকিটা আমাদের রিজার্ভেশন দল দেখবে: ${contact.phone} নম্বরে ফোন করুন।`,
]

export const chat: Translation<typeof english> = {
  title: hotel.name,
  note: 'ডেমো: কিছুই পাঠানো হয় না, উত্তরগুলো উদাহরণ মাত্র।',
  log: 'কথোপকথন',
  speaker: { agent: 'প্রতিনিধি:', user: 'আপনি:' },
  welcome: `${hotel.name}য় স্বাগতম! আজ আপনাকে কীভাবে সাহায্য করতে পারি?`,
  typing: 'প্রতিনিধি লিখছেন...',
  label: 'বার্তা',
  placeholder: 'একটি বার্তা লিখুন',
  send: 'পাঠান',
}
