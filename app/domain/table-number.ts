/** The number of a restaurant's table: whole, 1 to 99. */
export type TableNumber = number

export const MAX_TABLE_CARDS = 60

/** The table that `?table=` names; undefined for anything but a whole number from 1 to 99. */
export const readTableNumber = (text: string | null): TableNumber | undefined => readWhole(text, 99)

/** The number of cards that `?tables=` names, 1 to 60; undefined for anything else. */
export const readTableCount = (text: string | null): number | undefined =>
  readWhole(text, MAX_TABLE_CARDS)

/** A whole number from 1 to `most`, without a sign or a leading zero. */
const readWhole = (text: string | null, most: number) =>
  /^[1-9]\d?$/.test(text ?? '') && Number(text) <= most ? Number(text) : undefined
