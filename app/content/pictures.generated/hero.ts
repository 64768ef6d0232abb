// Made by `npm run pictures`. Do not edit.
import type { OwnPicture } from '#app/domain/picture.ts'

/** The pictures whose ids begin with 'hero-', by what follows. */
export const hero = {
  'about': { id: 'hero-about', slot: 'wide', width: 2400, height: 1350, hash: '0eb4b7bc', alt: "The courtyard of the house in morning light, a woman in a white sari watering tulsi on the red-oxide floor", upright: { width: 1012, height: 1350, hash: 'd3fe67cd', widths: [400, 640, 960] } },
  'blog': { id: 'hero-blog', slot: 'wide', width: 2400, height: 1350, hash: 'e9025ba3', alt: "A writing desk with an open notebook and a cup of tea before a window, monsoon rain falling on the garden", upright: { width: 1350, height: 1350, hash: '3c5983db', widths: [400, 640, 960] } },
  'contact': { id: 'hero-contact', slot: 'wide', width: 2400, height: 1350, hash: '3317a780', alt: "Keane Bridge over the Surma in the evening, with the Ali Amjad clock tower on the bank and boats below", upright: { width: 1350, height: 1350, hash: '71174ea1', widths: [400, 640, 960] } },
  'dining': { id: 'hero-dining', slot: 'wide', width: 2400, height: 1350, hash: '505a8dab', alt: "A table laid for dinner on the river veranda at dusk, lit by hurricane lamps, boats on the water beyond", upright: { width: 1012, height: 1350, hash: '458488b4', widths: [400, 640, 960] } },
  'gallery': { id: 'hero-gallery', slot: 'wide', width: 2400, height: 1350, hash: 'b1acd779', alt: "A country boat among the flooded trees of Ratargul swamp forest, morning light through the mist", upright: { width: 1350, height: 1350, hash: '315e2bb2', widths: [400, 640, 960] } },
  'home': { id: 'hero-home', slot: 'wide', width: 2400, height: 1350, hash: '1104c5f8', alt: "The Surma on its tea-covered hill at sunrise, with a country boat crossing the river below the ghat steps", upright: { width: 639, height: 1350, hash: 'b13c835d', widths: [400, 639] } },
  'offers': { id: 'hero-offers', slot: 'wide', width: 2400, height: 1350, hash: '7e5f8a8f', alt: "A red-and-white Pohela Boishakh procession with paper owls and birds on a village road in the morning", upright: { width: 1012, height: 1350, hash: '93ca26ed', widths: [400, 640, 960] } },
  'reserve': { id: 'hero-reserve', slot: 'wide', width: 2400, height: 1350, hash: 'be76b492', alt: "A single country boat on the wide, still Surma at first light", upright: { width: 1350, height: 1350, hash: 'd1c17404', widths: [400, 640, 960] } },
  'rooms': { id: 'hero-rooms', slot: 'wide', width: 2400, height: 1350, hash: 'df2463a0', alt: "Misty tea hills at sunrise seen from a wooden veranda, with a cup of tea and a stitched kantha on the rail", upright: { width: 1350, height: 1350, hash: '2d49b36f', widths: [400, 640, 960] } },
} as const satisfies Record<string, OwnPicture>
