export const room = {
  'deluxe-bed':
    'King bed with a shitalpati headboard and a stitched kantha quilt in a tea-green room, morning sun from an arched window',
  'deluxe-detail':
    'Lit brass lamp and books at the bedside, kantha quilt with stitched vines on the bed',
  'deluxe-view':
    'Two wooden armchairs and a brass tea table before three tall arched windows on tea terraces',
  'executive-bed':
    'King bed with a carved headboard, a sofa and a desk beyond, and low sun through three river windows',
  'executive-detail':
    'Open notebook, fountain pen, spectacles and a glass of lemon sherbet on a teal desk pad',
  'executive-view':
    'Teal sofa and low table with newspapers, a desk beyond, tall arched windows on the Surma',
  'family-bed':
    'King bed and twin bed with kantha headboards in a peach room, a red kite on the wall and a toy boat',
  'family-detail': 'Carved toy nouka with a sail on a marigold kantha across a child’s bed',
  'family-view':
    'Window seat with cushions, two picture books and paper boats, sunny garden with a swing behind',
  'garden-bed':
    'White bed in a green room, louvred doors open to a wet garden under a garland of jasmine',
  'garden-detail':
    'Brass ewer and basin on a marble washstand with a bowl of jasmine and a white cotton towel',
  'garden-view':
    'Green louvred doors open on a walled garden after rain, jasmine on the wall, red umbrella drying',
  'presidential-bed':
    'Four-poster bed draped in netting before tall arched windows on the river at dusk, lamps lit',
  'presidential-detail':
    'Deep stone bath with brass taps and floating petals, warm light through a carved jali screen',
  'presidential-view':
    'Long veranda at dusk with planter’s chairs, lanterns and columns open to the river',
  'standard-bed':
    'Queen bed with a cane headboard beside a window over tea gardens, a cane daybed in the morning sun',
  'standard-detail':
    'Round cane tray with a cup of tea, brass milk jug and biscuits on folded checked cotton',
  'standard-view':
    'Writing desk and cane chair at a half-shaded window, garden wall and flowering trees outside',
} as const
