/** What every legal page says around its sections. */
export const legal = {
  onThisPage: 'On this page',
  lastUpdated: 'Last updated',
  email: 'E-mail',
  phone: 'Phone',
} as const
