import { MAX_TABLE_CARDS, type TableNumber } from '#app/domain/table-number.ts'

export const tableCards = {
  title: 'Table cards',
  intro:
    'One card for each table. A guest scans its code, reads the menu on their own phone and shows the order to the waiter.',
  print:
    'Print this page on A4: only the cards come out, eight to a sheet. Use card stock, and leave a finger’s width around each card when you cut.',
  withoutScript: 'JavaScript draws the codes. Please switch it on to print the cards.',
  count: `Number of tables, 1 to ${MAX_TABLE_CARDS}`,
  draw: 'Draw the cards',
  printNow: 'Print',
  code: (number: TableNumber) => `Code that opens the menu at table ${number}`,
} as const
