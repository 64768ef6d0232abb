import { expect, test } from 'vitest'
import { dismissToast, showToast, useToast } from './toast.ts'

test('a new message replaces the last one and gets its own five seconds', () => {
  showToast({ title: 'Added to cart', text: '' })
  showToast({ title: 'Item removed', text: '' })
  expect(useToast.getState()).toMatchObject({ current: { title: 'Item removed' }, count: 2 })
  dismissToast()
  expect(useToast.getState().current).toBeNull()
})
