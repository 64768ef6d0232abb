import { expect, test } from 'vitest'
import { useToast } from './toast.ts'

test('a new message takes the place of the last, and counts anew, so that it has its five seconds', () => {
  const { show, dismiss } = useToast.getState()
  show({ title: 'Added to cart', text: '' })
  show({ title: 'Item removed', text: '' })
  expect(useToast.getState()).toMatchObject({ current: { title: 'Item removed' }, count: 2 })
  dismiss()
  expect(useToast.getState().current).toBeNull()
})
