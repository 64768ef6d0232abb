import { executiveChef } from '#words/hotel.ts'

export const about = {
  hero: {
    title: 'Our Story',
    companion: 'আমাদের গল্প',
    lead: 'Opened in 2023, with one kettle. There are two now.',
  },
  description:
    'Opened in 2023, built by Sylheti hands: the people of the house, and what they stand for.',
  mission: {
    title: 'Our Mission',
    companion: 'আমাদের ব্রত',
    vow: 'To keep a house where a stranger is fed first and asked questions later, where the work of local hands is used every day and not kept behind glass, and where the river sets the pace.',
    text: 'Mats and quilts are bought at the maker’s price. The tea is from the hills you can see from here. What guests tell us goes into the book at the desk, and the book is read. The second kettle was on page 41.',
  },
  journey: { title: 'Our Journey', companion: 'পথচলা' },
  team: { title: 'Meet Our Team', companion: 'ঘরের মানুষ' },
  values: { title: 'Our Values' },
} as const

/** The distinctions are invented: no organisation gave them. */
export const milestoneWords = {
  opening: {
    title: 'Grand Opening',
    description:
      'The doors open in the first week of Boishakh, with the paint still drying on the alpona and the kettle already on.',
  },
  recognition: {
    title: 'First Recognition',
    description:
      'Before the year is out, guests send their friends, and the friends send theirs. We buy a second kettle.',
  },
  award: {
    title: 'Dining Excellence Award',
    description:
      'Nakshi is honoured for its Bengali cooking. Its brass plate stands in the lobby; the recipe book stays in the kitchen.',
  },
  expansion: {
    title: 'Expansion',
    description: 'A garden wing, the pool and the Grand Salon, built by the same masons.',
  },
  sustainability: {
    title: 'Sustainability Initiative',
    description: 'Sun on the roof, rain in the tank, vegetables beside both.',
  },
} as const

/** The names are invented. */
export const teamWords = {
  manager: {
    name: 'Nasreen Sultana',
    position: 'General Manager',
    bio: 'Keeps the keys, and knows which window gets the rain first.',
  },
  chef: {
    name: executiveChef,
    position: 'Executive Chef',
    bio: 'Cooks from one grandmother’s notebook.',
  },
  guestRelations: {
    name: 'Farzana Rahman',
    position: 'Guest Relations',
    bio: 'Finds the boatman, the tailor, the road without traffic. Speaks English, Bengali, Hindi and Sylheti, and listens in all four.',
  },
} as const

export const valueWords = {
  service: {
    title: 'Exceptional Service',
    description: 'We remember your name, and use it no more than is needed.',
  },
  quality: {
    title: 'Uncompromising Quality',
    description: 'Mustard ground that morning, linen dried in the sun.',
  },
  innovation: {
    title: 'Continuous Innovation',
    description: 'The floors are still polished by hand. The lamps above them run on the sun.',
  },
} as const
