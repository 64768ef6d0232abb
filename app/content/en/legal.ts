export const legal = {
  onThisPage: 'On this page',
  lastUpdated: 'Last updated',
  email: 'E-mail',
  phone: 'Phone',
} as const
