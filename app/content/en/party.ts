/** Who comes with a stay, on the reservation, in the cart and in letters. */
export const partyWords = {
  /** '2 adults', '1 adult, 2 children'. */
  inWords: (adults: string, children: string) =>
    [
      adults === '1' ? '1 adult' : `${adults} adults`,
      ...(children === '0' ? [] : [children === '1' ? '1 child' : `${children} children`]),
    ].join(', '),
  adults: 'Adults',
  children: 'Children',
  childrenAges: 'Children’s ages',
  arrival: 'Arrival time',
  arrivalHint: 'about 10 PM, by the late flight',
  /** For a choice such as '7+', if nobody has said how many. */
  orMore: (least: string) => `${least} or more: please ask me how many`,
  /** For a party that is a number, in a room that is too small for it. */
  tooMany: (guests: string, capacity: number) =>
    `${guests} (the room is for up to ${capacity}: what do you suggest?)`,
  /** The party in a letter. One room or several may be too small for it. */
  forRoom: (party: string, guests: number, capacity: number) =>
    guests > capacity
      ? `${party} (room for up to ${capacity}; there are ${guests} of us: what do you suggest?)`
      : party,
} as const
