import { contact } from '#app/content/hotel.ts'
import type { CalendarEvent } from '#app/domain/calendar-file.ts'
import { draftLine, type Fact } from '#app/domain/draft.ts'
import type { PictureData } from '#app/domain/picture.ts'
import { nights, type Stay } from '#app/domain/stay.ts'
import { shortened } from '#app/domain/text.ts'
import type { PageUrl } from '#app/paths.ts'
import { formatDayShort, formatNumber } from '#language'
import { requestWords as words } from '#words/request.ts'
import type { StampText } from './stamp.ts'

/** A guest can type any name; a heading shows this much of it. */
const NAME_LENGTH = 60

type Parts = {
  /** The title: 'A stay at The Surma'. */
  readonly kind: string
  readonly greeting: string
  readonly stamp: StampText
  readonly picture?: PictureData | undefined
  /** What must be read first, in each language that it is said in. */
  readonly lead?: readonly { readonly lang: string; readonly text: string }[]
  readonly facts: readonly Fact[]
  /** `note` says what is included. */
  readonly total?: Fact & { readonly note?: string }
  /** The total with an offer. */
  readonly offer?: Fact | undefined
  /**
   * The lines of a mail for when the whole text is too long: a mail has 2,000 characters, and a Bengali letter takes
   * nine. First comes what the hotel needs to answer, last what a guest may write at length. What is clear by itself
   * has no term. The mail itself brings the guest's address.
   */
  readonly mail: readonly string[]
  /** The page with the same entries, and the reader of its code, if it has a code to scan. */
  readonly path?: PageUrl | undefined
  readonly code?: string | undefined
}

/** A guest's request, ready to be read, kept, printed and sent. */
export type Letter = Parts & {
  readonly reference: string
  /** 'Dear Ayesha,' */
  readonly dear: string
  /** The subject of a mail, and the title when shared. */
  readonly subject: string
  /** The whole letter as lines, to be copied and sent. The URL of its page follows. */
  readonly text: string
  readonly events: readonly CalendarEvent[]
}

/** A calendar event. Without a title it takes the letter's. */
export type LetterEvent = Omit<CalendarEvent, 'uid' | 'title'> & { readonly title?: string }

/** Builds the letter of a request. A blank name is left out. */
export function letterOf(
  reference: string,
  {
    from,
    facts: main,
    besides = [],
    leadInShort = '',
    mail = [...main, ...besides].map(draftLine),
    events = [],
    ...parts
  }: Omit<Parts, 'mail'> & {
    /** The guest as the letter calls them, and what they entered. */
    from: Record<'name' | 'email' | 'phone', string> & { readonly dear?: string }
    /** Further facts, below the guest's. */
    besides?: readonly Fact[]
    /** What must be read first, short enough for a mail. */
    leadInShort?: string
    /** The mail's lines below the guest's name and phone. */
    mail?: readonly string[]
    events?: readonly LetterEvent[]
  },
): Letter {
  const { kind, total, offer, lead = [] } = parts
  const subject = words.subject(kind, reference)
  const name = entry(words.facts.name, from.name)
  const phone = entry(words.facts.phone, from.phone)
  const facts = [...main, ...name, ...entry(words.facts.email, from.email), ...phone, ...besides]
  const lines = [...(total ? [total] : []), ...(offer ? [offer] : []), ...facts]
  return {
    ...parts,
    facts,
    reference,
    subject,
    dear: words.dear(shortened((from.dear ?? from.name).trim(), NAME_LENGTH)),
    text: [subject, '', ...lead.map(({ text }) => text), ...lines.map(draftLine)].join('\n'),
    mail: [
      ...(leadInShort ? [leadInShort] : []),
      ...[...name, ...phone].map(({ value }) => value),
      ...mail,
    ],
    events: events.map((event, index) => ({
      title: kind,
      ...event,
      uid: `${reference}-${index > 0 ? `${index}-` : ''}${contact.email}`,
    })),
  }
}

/** A field's entry as a fact; none if it is blank. */
export const entry = (term: string, entered: string): Fact[] => {
  const value = entered.trim()
  return value ? [{ term, value }] : []
}

export const stayFacts = ({ checkIn, checkOut }: Stay, room: string, party: string): Fact[] => [
  { term: words.facts.room, value: room },
  { term: words.facts.checkIn, value: formatDayShort(checkIn) },
  { term: words.facts.checkOut, value: formatDayShort(checkOut) },
  { term: words.facts.nights, value: formatNumber(nights(checkIn, checkOut)) },
  { term: words.facts.guests, value: party },
]

/** The text of a choice from a list. */
export const textOf = (
  options: readonly { readonly value: string; readonly text: string }[],
  chosen: string,
) => options.find(({ value }) => value === chosen)?.text ?? chosen
