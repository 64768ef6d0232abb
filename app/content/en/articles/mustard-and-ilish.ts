/** How shorshe ilish, ilish in mustard, is made at Nakshi. */
export const article = {
  lead: 'Four things matter in this pan, and three of them are mustard. That is the whole secret, and it takes years.',
  opening: [
    'The fourth is the ilish, the national fish, silver and rich and full of fine bones. It lives in the sea and comes up the great rivers to spawn, and the best of it is caught on that journey, when it is fat from the one water and clean from the other. Each autumn the law gives it some weeks of peace, so that there will be ilish next year too.',
    'The mustard comes as two seeds and an oil. The black seed has the heat, the yellow one the body. They are soaked, then ground on the stone with green chilli and salt. The salt is not only for taste: ground without it, or ground too long, mustard turns bitter. The stone is a flat slab, pecked with a chisel so that it bites, and a roller that fits two hands. Ours is older than the house. A machine is faster and makes the paste hot, and hot paste is angry paste.',
  ],
  quote: {
    text: 'You do not cook an ilish. You introduce it to the mustard and leave the room.',
    source: 'A saying of the kitchen',
  },
  heading: 'Twenty quiet minutes',
  closing: [
    'The fish is cut straight across, bone and all, rubbed with turmeric and salt, and never fried first: it has its own fat, and frying only chases it out. Paste, a little water and raw mustard oil go over it, then whole green chillies, slit once. The lid goes on. The flame is low, and nobody stirs.',
    'When the lid is lifted the sauce has turned the yellow of a mustard field and a thin line of oil runs around the edge. It goes to the table with plain rice, because anything more would be talk.',
    'Then comes the part we cannot do for you. Eat it with your fingers, slowly, and let them find the bones before your tongue does.',
  ],
} as const
