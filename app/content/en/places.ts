/** What the places to eat and drink are called, and the private dining rooms, under their ids. */
export const placeNames = {
  nakshi: 'Nakshi',
  'terrace-bistro': 'Terrace Bistro',
  'bar-lounge': 'Bar & Lounge',
  'cellar-room': 'Cellar Room',
  'garden-room': 'Garden Room',
  'grand-salon': 'Grand Salon',
} as const
