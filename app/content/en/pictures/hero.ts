/** On their pages heroes are decorative: only link previews and the gallery use these texts. */
export const hero = {
  about:
    'The courtyard of the house in morning light, a woman in a white sari watering tulsi on the red-oxide floor',
  blog: 'A writing desk with an open notebook and a cup of tea before a window, monsoon rain falling on the garden',
  contact:
    'Keane Bridge over the Surma in the evening, with the Ali Amjad clock tower on the bank and boats below',
  dining:
    'A table laid for dinner on the river veranda at dusk, lit by hurricane lamps, boats on the water beyond',
  gallery:
    'A country boat among the flooded trees of Ratargul swamp forest, morning light through the mist',
  home: 'The Surma on its tea-covered hill at sunrise, a boat on the river, two pickers and a red-earth path in the near tea garden',
  'home-lamps': 'Lit windows and arches of The Surma and their light on the river, all else dark',
  offers:
    'A red-and-white Pohela Boishakh procession with paper owls and birds on a village road in the morning',
  reserve: 'A single country boat on the wide, still Surma at first light',
  rooms:
    'Misty tea hills at sunrise seen from a wooden veranda, with a cup of tea and a stitched kantha on the rail',
} as const
