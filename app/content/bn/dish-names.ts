import type { dishNames as english } from '../en/dish-names.ts'
import type { Translation } from '../translation.ts'

export const dishNames: Translation<typeof english> = {
  singara: 'সিঙাড়া',
  beguni: 'বেগুনি',
  'bhorta-trio': 'তিন ভর্তা',
  'fish-chop': 'মাছের চপ',
  'nakshi-platter': 'নকশি থালা',
  'shorshe-ilish': 'সরিষা ইলিশ',
  'beef-shatkora': 'সাতকরায় গরুর মাংস',
  'naga-beef-bhuna': 'নাগা মরিচে গরু ভুনা',
  'kacchi-biryani': 'কাচ্চি বিরিয়ানি',
  'chhanar-dalna': 'ছানার ডালনা',
  'labra-luchi': 'লাবড়া ও লুচি',
  roshogolla: 'রসগোল্লা',
  'mishti-doi': 'মিষ্টি দই',
  'bhapa-pitha': 'ভাপা পিঠা',
  patishapta: 'পাটিসাপটা',
  'seven-layer-tea': 'সাত রঙের চা',
  'masala-cha': 'মসলা চা',
  'aam-panna': 'কাঁচা আমের শরবত',
  borhani: 'বোরহানি',
}
