import { shortened } from './text.ts'

/** A line of a letter: a term and its value. */
export type Fact = { readonly term: string; readonly value: string }

export const draftLine = ({ term, value }: Fact): string => `${term}: ${value}`

/** Longest `mailto:` URL that Windows opens. A Bengali letter is nine characters when encoded. */
const LONGEST_MAIL = 2000

/**
 * The `mailto:` URL of a draft, with the first of the texts that fits. If none fits, the last text is cut between two
 * characters and ends in '…'.
 */
export function mailDraft(
  to: string,
  subject: string,
  ...texts: readonly string[]
): `mailto:${string}` {
  const address = `mailto:${to}?subject=${encode(subject)}&body=` as const
  const bodies = texts.map(encodeLines)
  const body = bodies.find((each) => address.length + each.length <= LONGEST_MAIL)
  if (body !== undefined) return `${address}${body}`

  const room = LONGEST_MAIL - address.length - encode('…').length
  const part = shortened(texts.at(-1) ?? '', room, (part) => encodeLines(part).length)
  return `${address}${encodeLines(part)}`
}

/** The URL of a WhatsApp draft. The phone number may be written in any way. */
export const whatsAppDraft = (phone: string, text: string): `https:${string}` =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encode(text)}`

const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))

/** Mail programs want CRLF between lines. */
const encodeLines = (text: string) => encode(text.replace(/\r?\n/g, '\r\n'))
