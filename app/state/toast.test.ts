import { beforeEach, expect, test } from 'vitest'
import { useToast } from './toast.ts'

const { show, dismiss } = useToast.getState()
const shown = () => useToast.getState().current
const message = (title: string) => ({ title, text: '' })

beforeEach(() => useToast.setState(useToast.getInitialState()))

test('a new message takes the place of the old one', () => {
  show(message('Added to cart'))
  show(message('Item removed'))
  expect(shown()?.title).toBe('Item removed')
})

test('dismissing an old message leaves a newer one', () => {
  show(message('Added to cart'))
  const old = shown()?.number ?? 0
  show(message('Item removed'))
  dismiss(old)
  expect(shown()?.title).toBe('Item removed')
  dismiss(old + 1)
  expect(shown()).toBeNull()
})

test('no two messages have the same number, so that each has its five seconds', () => {
  show(message('Item removed'))
  const old = shown()?.number ?? 0
  dismiss(old)
  show(message('Item removed'))
  expect(shown()?.number).not.toBe(old)
})
