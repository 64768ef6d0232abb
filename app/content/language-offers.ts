import type { Lang } from './languages.js'

/** The line that offers a language to guests whose browser prefers it, in that language. */
export const languageOffers: Readonly<Record<Lang, { text: string; dismiss: string }>> = {
  en: { text: 'You can also read this page in', dismiss: 'Dismiss' },
  bn: { text: 'পাতাটি বাংলায় পড়তে পারেন:', dismiss: 'সরিয়ে দিন' },
}
