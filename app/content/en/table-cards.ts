import { MAX_TABLE_CARDS, type TableNumber } from '#app/domain/table-number.ts'

export const tableCards = {
  title: 'Table cards',
  intro: 'A guest scans the code of the table, reads the menu and shows the order to the waiter.',
  print:
    'Print on A4, eight to a sheet. Use card stock, and leave a finger’s width around each card.',
  withoutScript: 'JavaScript draws the codes. Please switch it on to print the cards.',
  count: `Number of tables, 1 to ${MAX_TABLE_CARDS}`,
  draw: 'Draw the cards',
  printNow: 'Print',
  code: (number: TableNumber) => `Code that opens the menu at table ${number}`,
} as const
