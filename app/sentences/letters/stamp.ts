import { type IsoDate, partsOfDay } from '#app/domain/day.ts'

/*
 * The text of a letter's stamp and postmark. It is in Bengali in every language, as on the country's own stamps. A
 * hotel elsewhere writes it in its own language here, and names that language.
 */

const DIGITS = '০১২৩৪৫৬৭৮৯'
const MONTHS = 'জানু ফেব্রু মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টে অক্টো নভে ডিসে'.split(' ')
const THINGS = { nights: 'রাত', guests: 'জন', dishes: 'পদ', letters: 'চিঠি' }

const inFigures = (text: number | string) =>
  String(text).replace(/\d/g, (digit) => `${DIGITS[Number(digit)]}`)

/** The postmark of an arrival: the text around its edge, and its lines. */
function postmark(day: IsoDate) {
  const { date, month, year } = partsOfDay(day)
  return {
    around: ['সুরমার তীরে', 'সিলেট'],
    lines: ['আগমন', `${inFigures(date)} ${MONTHS[month]}`, inFigures(year)],
  } as const
}

export type StampText = {
  readonly lang: string
  readonly figure: string
  readonly postmark?: ReturnType<typeof postmark>
}

/**
 * A stamp for a number of things, written as a form has it ('2', '7+'), with the postmark of the arrival if there is
 * one.
 */
export const stampOf = (
  count: number | string,
  things: keyof typeof THINGS,
  arrival?: IsoDate,
): StampText => ({
  lang: 'bn',
  figure: `${inFigures(count)} ${THINGS[things]}`,
  ...(arrival && { postmark: postmark(arrival) }),
})
