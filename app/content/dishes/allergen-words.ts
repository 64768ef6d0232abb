import type { Allergen } from './allergens.ts'

/**
 * Words in all languages that reveal an allergen in a dish's name or description. A unit test uses them to find an
 * allergen that a dish does not list.
 */
export const allergenWords: Record<Allergen, RegExp> = {
  gluten:
    /dough|batter|crumb|pancake|crepe|luchi|singara|biscuit|wheat|আটা|ময়দা|গোলা|বিস্কুট|লুচি|সিঙাড়া|পাটিসাপটা/iu,
  milk: /milk|yoghurt|curd|cheese|ghee|butter|cream|borhani|দুধ|দই|ছানা|ঘি(?!র)|মাখন|বোরহানি/iu,
  egg: /\begg|ডিম/iu,
  fish: /fish|hilsa|ilish|মাছ|ইলিশ/iu,
  shellfish: /shrimp|prawn|crab|চিংড়ি|কাঁকড়া/iu,
  nuts: /nut(?!meg)|pistachio|almond|cashew|বাদাম|পেস্তা|কাজু|আখরোট/iu,
  mustard: /mustard|kasundi|borhani|সরিষা|কাসুন্দি|বোরহানি/iu,
  sesame: /sesame|(?<![\p{L}\p{M}])তিল/iu,
}

/**
 * Words that look like an allergen and are none: a coconut is no nut, and the roe of a fish is called its egg in
 * Bengali.
 */
export const notAnAllergen = /coconut|ইলিশ আর তার ডিম|ডিমসহ ইলিশ/giu
