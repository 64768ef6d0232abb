/** A walk beside the tea gardens at the beginning of the picking season. */
export const article = {
  lead: 'Tea sleeps through the dry winter. After the first good rain of spring it wakes all at once, and the hills turn a green that can only be called new.',
  opening: [
    'We left the house before six, seven guests and one flask, and drove into the hills until the houses gave way to shade trees. Tea is an understorey plant at heart: the bushes are kept at the height of a table, and tall trees stand among them to break the sun. From a distance the slopes look combed.',
    'The rule of the morning was simple. Stay on the path, ask before taking a picture, and step aside for anyone with a basket. The pickers went up past us in single file, most of them women, their cloths folded under the strap.',
    'What they take is small: two leaves and a bud, nipped with finger and thumb and thrown over the shoulder without looking. The first shoots after the rest are the first flush. A bush that has been picked sends up new shoots within a week or two, and so the round begins again, row after row, until the cold comes back in December.',
  ],
  quote: {
    text: 'Walk slowly. The tea is in no hurry, and it was here first.',
    source: 'Said at the bottom of the hill',
  },
  heading: 'From the hill to the cup',
  closing: [
    'A picked leaf turns from green to copper, and its smell from grass to fruit. Sylhet has grown tea since the 1850s, and has been drinking it long enough to stack it in layers. The glass with seven layers, each floating on a sweeter and heavier one, belongs to this part of the country. At the house we pour it as it should be poured: slowly, and without talking.',
    'We were back by ten, wet to the knee. The flask had been empty since the second bend.',
  ],
} as const
