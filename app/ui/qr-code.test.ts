import { correction, generate } from 'lean-qr'
import { expect, test } from 'vitest'
import { orderMenu } from '#app/content/dishes/order-menu.ts'
import { MAX_QUANTITY } from '#app/domain/cart.ts'
import { cartFragment } from '#app/domain/url.ts'

/** The modules along a side of version 12. */
const VERSION_12 = 65

test('the code of every dish at its maximum, at a table, in a language with a path, is of version 12 at most', () => {
  const lines = orderMenu.map(({ id }) => ({ id, quantity: MAX_QUANTITY }))
  const url = `https://thesurma.example/bn/cart${cartFragment(lines, { table: 99 })}`
  const code = generate(url, { minCorrectionLevel: correction.M })
  expect(code.size).toBeLessThanOrEqual(VERSION_12)
})
