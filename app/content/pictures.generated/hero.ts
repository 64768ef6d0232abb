// Made by `npm run pictures`. Do not edit.
import type { OwnPicture } from '#app/domain/picture.ts'

/** The pictures whose ids begin with 'hero-', by what follows. */
export const hero = {
  'about': { id: 'hero-about', slot: 'wide', width: 2400, height: 1350, hash: '514d2da8', alt: "The courtyard of the house in morning light, a woman in a white sari watering tulsi on the red-oxide floor" },
  'blog': { id: 'hero-blog', slot: 'wide', width: 2400, height: 1350, hash: 'bab12c69', alt: "A writing desk with an open notebook and a cup of tea before a window, monsoon rain falling on the garden" },
  'contact': { id: 'hero-contact', slot: 'wide', width: 2400, height: 1350, hash: '1503a697', alt: "Keane Bridge over the Surma in the evening, with the Ali Amjad clock tower on the bank and boats below" },
  'dining': { id: 'hero-dining', slot: 'wide', width: 2400, height: 1350, hash: '8fb25119', alt: "A table laid for dinner on the river veranda at dusk, lit by hurricane lamps, boats on the water beyond" },
  'gallery': { id: 'hero-gallery', slot: 'wide', width: 2400, height: 1350, hash: '00668360', alt: "A country boat among the flooded trees of Ratargul swamp forest, morning light through the mist" },
  'home': { id: 'hero-home', slot: 'wide', width: 2400, height: 1350, hash: 'f44ed2e4', alt: "The Surma on its tea-covered hill at sunrise, with a country boat crossing the river below the ghat steps", upright: { width: 639, height: 1350, hash: '4c681c2e', widths: [400, 639] } },
  'offers': { id: 'hero-offers', slot: 'wide', width: 2400, height: 1350, hash: 'f91e73ec', alt: "A red-and-white Pohela Boishakh procession with paper owls and birds on a village road in the morning" },
  'reserve': { id: 'hero-reserve', slot: 'wide', width: 2400, height: 1350, hash: 'ba1dd9e9', alt: "A single country boat on the wide, still Surma at first light" },
  'rooms': { id: 'hero-rooms', slot: 'wide', width: 2400, height: 1350, hash: '8c3deadc', alt: "Misty tea hills at sunrise seen from a wooden veranda, with a cup of tea and a stitched kantha on the rail" },
} as const satisfies Record<string, OwnPicture>
