/** On their pages heroes are decorative: only link previews and the gallery use these texts. */
export const hero = {
  about: 'Morning light in the courtyard, a woman in a white sari watering tulsi',
  blog: 'An open notebook and a cup of tea at a window, monsoon rain outside',
  contact: 'Keane Bridge over the Surma in the evening, boats below',
  dining: 'A table laid on the river veranda at dusk, lit by hurricane lamps',
  gallery: 'A country boat among the flooded trees of Ratargul, mist in the morning light',
  home: 'The Surma on its tea-covered hill at sunrise, seen from the other bank',
  'home-lamps': 'The lit windows of The Surma, all else dark',
  offers: 'A Pohela Boishakh procession with paper owls on a village road',
  reserve: 'A single country boat on the wide, still Surma at first light',
  rooms: 'Misty tea hills at sunrise, a cup of tea and a kantha on a veranda rail',
} as const
