/** What grows, is gathered and is caught on the roof of the hotel. */
export const article = {
  lead: 'Our roof used to keep the rain out, and that was all it did. Now it has three jobs and a gardener.',
  opening: [
    'North of Sylhet the land ends at a wall of hills, and the wind from the sea climbs them and drops what it carries. Some of the wettest villages on earth lie just beyond that edge. From June to September we have more water than anyone could ask for; from December to February we look at the sky and wait.',
    'So the first thing was a tank. It stands at the corner where two gutters meet, and in the monsoon it fills faster than we can think of uses for it. Its water goes to the beds, the pots along the galleries and the red-oxide floors, which want a wet cloth before they are polished.',
    'The second thing was the sun, which is generous just when the rain is not. The panels stand in rows where no tree shades them, tilted to the south, and feed the lamps along the stairs and the galleries. In the middle of the monsoon they do less. We say so because guests ask.',
  ],
  quote: {
    text: 'Rain is never on time. It is early, it is late, or it is on your washing.',
    source: 'The gardener, on the roof',
  },
  heading: 'Up the stairs from the kitchen',
  closing: [
    'The third thing is supper. A bottle gourd has taken the tank for a trellis, and its white flowers open in the evening when nobody is watching but the moths. Below it grow spinach in the cool months, chillies enough to quarrel about, and red amaranth, which dyes the rice pink. Marigolds stand along the edge, for the tables and against the beetles.',
    'Peelings from the kitchen go up in a bucket and come down, a season later, as soil. It is not a farm. It will not feed a full house, and the market boat still calls every morning. But there is a kind of cook who climbs three flights to pick eight leaves, and we are glad to have him.',
    'If you would like to see it, ask at the front desk. Mornings are best, before the tiles are hot.',
  ],
} as const
