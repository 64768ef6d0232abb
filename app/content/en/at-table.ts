import type { TableNumber } from '#app/domain/table-number.ts'

/** Shown in every language of the site at once. */
export const atTable = {
  table: (number: TableNumber) => `Table ${number}`,
  total: 'Total',
  leave: 'I am not at this table',
  /** Of a line that the waiter was already shown: so many more. */
  added: (count: number) => `${count} new`,
  /** Of a line, or of some of it, that the waiter was shown and the guest took off. */
  removed: 'taken off',
  waiterHasIt: 'The waiter has it',
  /** Of a cart that is empty at a table, as after a reload. */
  empty: (number: TableNumber) =>
    `You are at table ${number}. If you have loaded the page again, the cart begins anew: add only what your waiter does not have yet.`,
  noDelivery: 'No delivery fee',
  allClosed: 'All our restaurants are closed at this hour. The front desk is open.',
  showOrder: 'Show to your waiter',
  /** The label of the order's code. */
  code: 'Code that opens this order on another phone',
  /** The two lines of the card on a table. */
  scan: 'Scan for the menu',
  show: 'Nothing is sent: show your order to the waiter.',
} as const
