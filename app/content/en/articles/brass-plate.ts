/** The dining award of 2024, and what became of it. */
export const article = {
  lead: 'In our second year, Nakshi was given an award for dining excellence. It came without a frame, so we had to decide what an award should look like.',
  opening: [
    'A certificate fades, and glass is hard to love. Brass seemed right. Bengal has been pouring, beating and engraving it for centuries: water pots and lamps, betel boxes, the trays on which guests are served. A good piece is used every day and shines for that reason.',
    'So we had a plate made, as round as a thala and too large to eat from. In the middle is a shapla, the water lily that is the national flower and opens in the ponds around us. Around it run a ring of leaves and a ring of beads. There is no date on it and no name. Those who cooked for it know.',
    'It arrived in the evening, wrapped in a jute sack. The whole kitchen came out to look, still in aprons. Somebody hung a string of jasmine over the rim, somebody made tea, and then a party of nine walked in and that was the end of the ceremony. The plate spent its first night on a kitchen shelf.',
  ],
  quote: {
    text: 'It is a handsome plate. Now, who is watching the rice?',
    source: 'Heard from the kitchen door',
  },
  heading: 'How to keep brass bright',
  closing: [
    'Every house here has its own method, and each is the only correct one. Ours is tamarind: a soft lump of it, a little salt, a little water, rubbed in circles until the brown turns to gold. Fine ash does the rest. Rinse, dry at once, and do not talk to anyone until it is done, because a drop left standing will leave its mark.',
    'The plate stands on a table in the lobby, on a shitalpati, beside the bell. The youngest cook polishes it, in turn with whoever has broken something that week. We like it there for a plain reason: you pass it on the way in and on the way out, and on a bad evening it looks a little dull.',
    'Thank you to everyone who has sat at our tables, sent back nothing, or sent back something and told us why. Both were useful.',
  ],
} as const
