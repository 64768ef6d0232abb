/** The rice cakes of the cold months. */
export const article = {
  lead: 'For two months of the year, Poush and Magh, nobody in Bengal needs to be asked twice to get up early.',
  opening: [
    'The new rice is in. It has been soaked, pounded and sieved to a flour as soft as talc, and the date palms have begun to give. A climber shaves the trunk in the afternoon and hangs a clay pot under the cut; by first light the pot holds a thin, sweet juice. It will not keep, so it goes straight over the fire and becomes gur, brown and soft, and the smell of it is winter itself.',
    'At our clay stove the first pitha of the morning is always bhapa. Damp rice flour goes into a small bowl with gur and grated coconut in its middle, a cloth goes round it, and the whole is turned over a pot of boiling water. A few minutes, and it comes away white and trembling. You eat it out of your hand, because a plate would only make it cold.',
  ],
  quote: {
    text: 'The first one is for the fire, the second for the child who is watching. After that we start counting.',
    source: 'The rule at our stove',
  },
  heading: 'A short guide for the hungry',
  closing: [
    'Chitoi is baked in a covered clay pan and comes out pocked like the moon; it goes with bhorta or into warm milk. Patishapta is a thin pancake rolled around coconut or thickened milk. Sylhet adds its own: handesh, dark and sweet, fried until it puffs, and nungora, also called nunor bora, its salty cousin, yellow with turmeric and sharp with onion and ginger.',
    'And there is chunga pitha, which hardly needs a kitchen. Sticky birun rice is packed into a green tube of dolu bamboo, the mouth is stopped with leaves, and the tube is laid into a fire of straw. Split it open and the rice stands there like a candle, tasting faintly of the forest. It is good with thick cream, and better with mach biran, fried fish.',
    'The stove stands in the garden. There is a bench on the warm side and a pile of red quilts. Come as you are.',
  ],
} as const
