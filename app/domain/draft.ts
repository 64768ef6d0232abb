import { shortened } from './text.ts'

/** What is asked for and what the guest entered, as a card lists it. */
export type Fact = { readonly term: string; readonly value: string }

/** A fact as the line of a draft. */
export const draftLine = ({ term, value }: Fact): string => `${term}: ${value}`

/** Windows opens no longer address of a mail: Firefox stops at 2,008 characters. A Bengali letter takes nine. */
const LONGEST_MAIL = 2000

/**
 * The address of a draft to a mail address, with the first of the texts that fits. Where none does, the last one ends in
 * '…', never within a character.
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

/** The address of a draft on WhatsApp to a phone number, written in whatever way. */
export const whatsAppDraft = (phone: string, text: string): `https:${string}` =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encode(text)}`

const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))

/** Mail programs want CRLF between lines. */
const encodeLines = (text: string) => encode(text.replace(/\r?\n/g, '\r\n'))
