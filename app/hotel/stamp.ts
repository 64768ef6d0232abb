import { type IsoDate, partsOfDay } from '#app/domain/stay.ts'

/*
 * What is printed on a letter's stamp and postmark: in Bangla in every edition, as on the country's own stamps. A
 * hotel elsewhere writes it in its own language here, and names that language.
 */

const DIGITS = '০১২৩৪৫৬৭৮৯'
const MONTHS = 'জানু ফেব্রু মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টে অক্টো নভে ডিসে'.split(' ')

const inFigures = (text: number | string) =>
  String(text).replace(/\d/g, (digit) => `${DIGITS[Number(digit)]}`)

/** The postmark of an arrival: what goes round its edge, and its lines. */
function postmark(day: IsoDate) {
  const { date, month, year } = partsOfDay(day)
  return {
    around: ['সুরমার তীরে', 'সিলেট'],
    lines: ['আগমন', `${inFigures(date)} ${MONTHS[month]}`, inFigures(year)],
  } as const
}

/** A stamp for so many nights, cancelled on the day of arrival. */
export const stayStamp = (nights: number, arrival: IsoDate) => ({
  lang: 'bn',
  figure: `${inFigures(nights)} রাত`,
  postmark: postmark(arrival),
})

/** A stamp for a party, given as the form has it: '2' or '7+'. */
export const tableStamp = (party: string, day: IsoDate) => ({
  lang: 'bn',
  figure: `${inFigures(party)} জন`,
  postmark: postmark(day),
})

/** A stamp for an order of so many lines. An order has no day. */
export const orderStamp = (lines: number) => ({ lang: 'bn', figure: `${inFigures(lines)} পদ` })
