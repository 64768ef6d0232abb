/** How the hotel and its neighbours keep Pohela Boishakh. */
export const article = {
  lead: 'The Bengali year begins in the middle of April. On our road it begins the evening before, on Chaitra Sankranti, with a broom.',
  opening: [
    'In the afternoon the neighbours carried their chairs to the roadside and looked at the sky. It is the season of the kalboishakhi, the sudden storm: a wind from the north-west, a quarter of an hour of dust and rain, then an evening as clean as a plate. This year the clouds stayed on the hills, so the sweeping could begin.',
    'Then came the alpona. The old way is rice flour and water, drawn with the fingers on an earthen floor. A road wants paint and a longer arm. Somebody’s grandmother made the first circle, the children filled the petals, and by dusk a chain of white and red medallions ran from our gate towards the river.',
    'People came dressed for the new year, a night early, in white with a red border, or in red with a white one. There were paper owls and birds on bamboo poles, clay dolls and tin drums, puffed rice in cones of newspaper, and a small hand-turned wheel with four wooden seats and a very long queue. When the lanterns were lit, somebody began the song that calls Boishakh by its name, and the rest of us came in where we knew the words.',
  ],
  quote: {
    text: 'You cannot keep paint off your shoes on a day like this. You can only choose the colour.',
    source: 'Overheard beside the alpona',
  },
  heading: 'The first morning',
  closing: [
    'Shopkeepers open a new ledger for the new year and send their customers home with sweets. We do it our own way: the old guest book is closed, the new one gets a red cloth cover, and whoever signs first is given a box of roshogolla.',
    'Breakfast is panta bhat, rice left in water overnight, with salt, green chilli, a spoon of bhorta and a little shutki, dried fish. No ilish: in April it is still growing, and we leave it in peace. Panta is a farmer’s dish, plain and sour and cool, and on this one morning everybody eats it.',
    'The paint lasts about as long as the mangoes are green. Then the rain comes and the road is only a road again. If you book a stay, say the word ‘Boishakhi’: a small welcome gift will be waiting, whatever the month.',
  ],
} as const
