import { latinDigits } from './words.ts'

/** The longest `mailto:` URL that browsers on Windows open. A Bengali letter or digit takes nine of its characters. */
const LONGEST_ON_WINDOWS = 2000

/**
 * A mail's draft: the whole text, or on Windows, where that does not fit, as many of the lines as do, the most important
 * first, and the last lines; digits are Latin there.
 */
export function mailDraft(
  to: string,
  subject: string,
  texts: { whole: string; shortSubject: string } & Record<'lines' | 'last', readonly string[]>,
  isOnWindows: boolean,
) {
  const { whole, shortSubject, lines, last } = texts
  const urlOf = (text: string, subject: string) => {
    // Mail programs want CRLF between lines.
    const body = encode(text.replace(/\r?\n/g, '\r\n'))
    return `mailto:${to}?subject=${encode(subject)}&body=${body}` as const
  }
  const fits = (url: string) => !isOnWindows || url.length <= LONGEST_ON_WINDOWS
  const wholeUrl = urlOf(whole, subject)
  if (fits(wholeUrl)) return { url: wholeUrl, isWhole: true }

  const short = (kept: readonly string[]) =>
    urlOf(latinDigits([...kept, ...last].join('\n')), latinDigits(shortSubject))
  const kept: string[] = []
  for (const line of lines) if (fits(short([...kept, line]))) kept.push(line)
  return { url: short(kept), isWhole: false }
}

/** The URL of a WhatsApp draft. The phone number may be written in any way. */
export const whatsAppDraft = (phone: string, text: string): `https:${string}` =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encode(text)}`

/** Half a character, as a guest's text may have one, cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
