import type { Days, IsoDate } from '#app/domain/day.ts'
import { type Fact, factLine } from '#app/domain/fact.ts'
import type { ClockTime, OpeningPeriod } from '#app/domain/hours.ts'
import type { PictureData } from '#app/domain/picture.ts'
import type { Stay } from '#app/domain/reservation.ts'
import { shortened } from '#app/domain/text.ts'
import type { PageUrl } from '#app/paths.ts'
import { formatDay, formatDayShort } from '#language'
import { requestWords as words } from '#words/request.ts'
import type { StampText } from './stamp.ts'
import { byDays, firstDays, stayInBrief } from './stay-lines.ts'

/** A guest can type any name; a heading shows this much of it. */
const NAME_LENGTH = 60

/** A needed fact. If the letter's URL holds it too, `inShort` is what a short mail says of it; '' says nothing. */
export type LinkedFact = Fact & { readonly inShort?: string }

type Table = {
  readonly date: IsoDate
  /** None for a day without an hour. */
  readonly time: ClockTime | undefined
  readonly hours?: readonly OpeningPeriod[] | undefined
}

type Parts = {
  /** 'A stay at The Surma'. */
  readonly title: string
  readonly greeting: string
  /** What the hotel is to answer. */
  readonly ask: string
  readonly stamp: StampText
  readonly picture?: PictureData | undefined
  /** `note` says what is included. */
  readonly total?: Fact & { readonly note?: string }
  /** The total with an offer. */
  readonly offer?: Fact | undefined
  /** The page with the same entries. */
  readonly path?: PageUrl | undefined
  /** Says who scans the page's code. Without it there is no code. */
  readonly code?: string | undefined
  /** Whether it is shown to a waiter, and so not sent. */
  readonly isForWaiter?: boolean
  /** The day and hour of a table, for a calendar. */
  readonly table?: Table | undefined
}

/** A guest's request, ready to be read, kept, printed and sent. */
export type Letter = Parts & {
  readonly reference: string
  /** 'Dear Ayesha,' */
  readonly dear: string
  /** The subject of a mail, and the title when shared. */
  readonly subject: string
  /** What must be read first: a diet in each language that it is said in, a message in the guest's own words. */
  readonly readFirst: readonly { readonly lang?: string; readonly text: string }[]
  readonly facts: readonly Fact[]
  /** The lines of the letter as text, without the URL of its page. */
  readonly whole: readonly string[]
  /**
   * What a mail without room for them all says, nothing twice: stays, diet, guest, when and where; dishes, sums, wishes;
   * then what to answer, which its subject tells too, and the rest.
   */
  readonly byWeight: readonly string[]
  /** The stays that it asks for, whole. */
  readonly stays: readonly (Stay & Days)[]
}

/** Builds the letter of a request. A blank name is left out. */
export function letterOf(
  reference: string,
  {
    from,
    inShort = '',
    readFirst = [],
    facts: needed,
    also = [],
    stays = [],
    ...parts
  }: Parts & {
    /** The guest as the letter calls them, and what they entered. */
    from: Record<'name' | 'email' | 'phone', string> & { readonly dear?: string }
    /** A diet in short. */
    inShort?: string
    readFirst?: Letter['readFirst']
    /** What the hotel cannot do without. */
    facts: readonly LinkedFact[]
    /** Further facts, below the guest's. */
    also?: readonly Fact[]
    stays?: Letter['stays']
  },
): Letter {
  const { title, ask, total, offer, table } = parts
  const [arrival] = firstDays(stays).map(formatDayShort)
  const dated = arrival ? words.fromDay(title, arrival) : title
  const subject = [dated, table && formatDayShort(table.date), reference].filter(Boolean).join(', ')
  const name = factOf(words.facts.name, from.name)
  const email = factOf(words.facts.email, from.email)
  const phone = factOf(words.facts.phone, from.phone)
  const first = readFirst.map(({ text }) => text)
  const facts = [...name, ...needed, ...phone, ...email, ...also]
  const sums = [
    ...(total ? [`${factLine(total)}${total.note ? ` (${total.note})` : ''}`] : []),
    ...(offer ? [factLine(offer)] : []),
  ]
  const here = needed.filter((fact) => fact.inShort === undefined)
  const inUrl = needed.flatMap((fact) => fact.inShort || [])
  return {
    ...parts,
    facts,
    reference,
    subject,
    dear: words.dear(shortened((from.dear ?? from.name).trim(), NAME_LENGTH)),
    readFirst,
    whole: [subject, '', ask, ...first, '', ...facts.map(factLine), ...sums],
    byWeight: [
      ...byDays(stays).map(stayInBrief),
      ...(inShort ? inShort.split('\n') : []),
      ...[...name, ...phone].map(({ value }) => value),
      ...here.map(factLine),
      // All or none: half of the dishes would look like the whole order, a sum without its offer like the price.
      ...[inUrl, sums].filter(({ length }) => length > 0).map((lines) => lines.join('\n')),
      ...also.map(factLine),
      ask,
      ...first.filter((text) => text !== inShort),
      ...email.map(factLine),
    ],
    stays,
  }
}

/** What is sent, with the URL of the letter's page, if it has one. Where the whole has no room, the last line says so. */
export const textsOf = ({ title, reference, table, whole, byWeight }: Letter, url?: string) => ({
  whole: [...whole, ...(url ? [`${words.opens} ${url}`] : [])].join('\n'),
  // Its first line has the days of a stay.
  shortSubject: [title, table && formatDay(table.date), reference].filter(Boolean).join(', '),
  lines: byWeight,
  last: [...(url ? [url] : []), words.rest],
})

/** A field's entry as a fact; none if it is blank. */
export const factOf = (term: string, entered: string): Fact[] => {
  const value = entered.trim()
  return value ? [{ term, value }] : []
}

/** A fact of the URL, said in short as in full. */
export const linked = (fact: Fact, inShort = factLine(fact)): LinkedFact => ({ ...fact, inShort })

/** Facts that a short text has elsewhere, or leaves to the URL. */
export const notInShort = (facts: readonly Fact[]) => facts.map((fact) => linked(fact, ''))
