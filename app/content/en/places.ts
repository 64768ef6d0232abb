export const placeNames = {
  nakshi: 'Nakshi',
  'terrace-bistro': 'Terrace Bistro',
  'bar-lounge': 'Bar & Lounge',
  'cellar-room': 'Cellar Room',
  'garden-room': 'Garden Room',
  'grand-salon': 'Grand Salon',
} as const
