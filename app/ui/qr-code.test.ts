import { expect, test } from 'vitest'
import { orderMenu } from '#app/content/dishes/order-menu.ts'
import { MAX_QUANTITY } from '#app/domain/cart.ts'
import { cartFragment } from '#app/domain/url.ts'
import { drawCode } from './draw-code.ts'

test('every dish at its maximum, at a table, in a language with a path, fits into a code', () => {
  const lines = orderMenu.map(({ id }) => ({ id, quantity: MAX_QUANTITY }))
  const url = `https://thesurma.example/bn/cart${cartFragment(lines, { table: 99 })}`
  expect(drawCode(url)).toBeDefined()
})
