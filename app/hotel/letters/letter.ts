import { contact } from '#app/content/hotel.ts'
import type { CalendarEvent } from '#app/domain/calendar-file.ts'
import { draftLine, type Fact } from '#app/domain/draft.ts'
import type { PictureData } from '#app/domain/picture.ts'
import { nights, type Stay } from '#app/domain/stay.ts'
import { shortened } from '#app/domain/text.ts'
import type { Address } from '#app/paths.ts'
import { formatDayShort, formatNumber } from '#language'
import { requestWords as words } from '#words/request.ts'
import type { StampText } from './stamp.ts'

/** Any name can be typed: more than this of it does not make a heading. */
const NAME_LENGTH = 60

type Parts = {
  /** What is asked for: 'A stay at The Surma'. */
  readonly kind: string
  /** The letter's one sentence. */
  readonly greeting: string
  readonly stamp: StampText
  readonly picture?: PictureData | undefined
  /** What must be read first, in each language that it is said in. */
  readonly lead?: readonly { readonly lang: string; readonly text: string }[]
  readonly facts: readonly Fact[]
  /** With what it includes. */
  readonly total?: Fact & { readonly note?: string }
  /** What it would come to with an offer. */
  readonly offer?: Fact | undefined
  /**
   * The lines of a mail where the whole text is too long for one. It is cut at 2,000 characters, and a Bengali letter takes
   * nine: what the hotel needs to answer comes first, what a guest may write at length last, and what is clear by itself has
   * no term. The guest's address comes with the mail.
   */
  readonly mail: readonly string[]
  /** The page that holds the same, and for whom its code is, where it is shown as one to be scanned. */
  readonly path?: Address | undefined
  readonly code?: string | undefined
}

/** What a guest asked for, ready to be read, kept, printed and sent. */
export type Letter = Parts & {
  readonly reference: string
  /** 'Dear Ayesha,' */
  readonly dear: string
  /** Of a mail, and the title of what is shared. */
  readonly subject: string
  /** All of it in lines, as it is copied and sent. The address of its page follows. */
  readonly text: string
  /** When, for the guest's calendar. */
  readonly events: readonly CalendarEvent[]
}

/** An event that is named by what is asked for, unless it has a title. */
export type LetterEvent = Omit<CalendarEvent, 'uid' | 'title'> & { readonly title?: string }

/** The letter of a request. A name that is blank is none. */
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
    /** Whom it is from, as the letter calls them, and what they entered. */
    from: Record<'name' | 'email' | 'phone', string> & { readonly dear?: string }
    /** What stands below them. */
    besides?: readonly Fact[]
    /** What must be read first, as a short mail has room for it. */
    leadInShort?: string
    /** Below their name and phone. */
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

/** What the guest entered in a field, as a fact; none where it is blank. */
export const entry = (term: string, entered: string): Fact[] => {
  const value = entered.trim()
  return value ? [{ term, value }] : []
}

/** The room, the days and the guests of a stay. */
export const stayFacts = ({ checkIn, checkOut }: Stay, room: string, party: string): Fact[] => [
  { term: words.facts.room, value: room },
  { term: words.facts.checkIn, value: formatDayShort(checkIn) },
  { term: words.facts.checkOut, value: formatDayShort(checkOut) },
  { term: words.facts.nights, value: formatNumber(nights(checkIn, checkOut)) },
  { term: words.facts.guests, value: party },
]

/** The words of what was chosen from a list. */
export const textOf = (
  options: readonly { readonly value: string; readonly text: string }[],
  chosen: string,
) => options.find(({ value }) => value === chosen)?.text ?? chosen
