/** Alt texts of the pictures whose ids begin with 'event-', by the rest of the id. At most 150 characters each. */
export const event = {
  boishakhi:
    'An evening Boishakhi fair: red and white saris, lantern strings and alpona painted along the road',
  hall: 'A hall set with round tables and cane chairs before five tall arched windows on the river',
  wedding:
    'A gaye holud stage hung with marigolds, a low seat with kantha cushions and empty stools before the guests come',
} as const
