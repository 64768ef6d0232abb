/** A line of a letter: a term and its value. */
export type Fact = { readonly term: string; readonly value: string }

export const draftLine = ({ term, value }: Fact): string => `${term}: ${value}`

/** The longest `mailto:` URL that browsers on Windows open. A Bengali letter takes nine of its characters. */
const LONGEST_ON_WINDOWS = 2000

/** A mail's draft with the first of the texts that the guest's system can open; the last is short enough for any. */
export function mailDraft(
  to: string,
  subject: string,
  texts: readonly string[],
  isOnWindows: boolean,
) {
  const urls = texts.map((text) => {
    // Mail programs want CRLF between lines.
    const body = encode(text.replace(/\r?\n/g, '\r\n'))
    return `mailto:${to}?subject=${encode(subject)}&body=${body}` as const
  })
  const fitting = urls.findIndex((url) => !isOnWindows || url.length <= LONGEST_ON_WINDOWS)
  return { url: urls.at(fitting) ?? (`mailto:${to}` as const), isWhole: fitting === 0 }
}

/** The URL of a WhatsApp draft. The phone number may be written in any way. */
export const whatsAppDraft = (phone: string, text: string): `https:${string}` =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encode(text)}`

/** Half a character, as a guest's text may have one, cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
