import { afterEach, expect, test } from 'vitest'
import { orderMenu } from '#app/content/dishes/order-menu.ts'
import { formRooms } from '#app/content/rooms/room-types.ts'
import { roomLineId } from '#app/domain/cart.ts'
import { cart } from '#words/cart.ts'
import { sharedCart } from '#words/shared-cart.ts'
import { readCart } from './read-cart.ts'

const TODAY = '2026-11-24'
const [dish, other] = orderMenu
const [room] = formRooms
if (!dish || !other || !room) throw new Error('No dishes or no room.')

const read = (lines: string) => {
  const { items, missing } = readCart(`#basket=${lines}`, TODAY)
  return { ids: items.map(({ id }) => id), missing }
}

afterEach(() => {
  delete Object(dish).soldOut
})

test('a dish that is sold out today, or unknown, is left out and named, also from the own cart', () => {
  expect(read(`${dish.id}*2,${other.id}`)).toEqual({ ids: [dish.id, other.id], missing: '' })
  Object.assign(dish, { soldOut: true })
  expect(read(`${dish.id}*2,moon-soup,${other.id}`)).toEqual({
    ids: [other.id],
    missing: `${sharedCart.soldOut([dish.name])} ${sharedCart.unknown(['moon-soup'])}`,
  })
  expect(read(`${dish.id},${other.id}&at=`)).toEqual({
    ids: [other.id],
    missing: sharedCart.soldOut([dish.name]),
  })
})

test('a stay that nobody can book yet is left out and named', () => {
  const days = { checkIn: '2099-12-12', checkOut: '2099-12-16' }
  const id = roomLineId({ room: room.roomId, adapted: false, days })
  const line = cart.line({ name: room.roomName, type: 'room', quantity: 1, days })
  expect(read(`${id},${dish.id}`)).toEqual({ ids: [dish.id], missing: sharedCart.tooFar([line]) })
})

test('a stay that has passed is left out and named, but kept in the own cart', () => {
  const days = { checkIn: '2026-11-20', checkOut: '2026-11-23' }
  const id = roomLineId({ room: room.roomId, adapted: false, days })
  const line = cart.line({ name: room.roomName, type: 'room', quantity: 1, days })
  const missing = sharedCart.past([line])
  expect(read(`${id},${dish.id}`)).toEqual({ ids: [dish.id], missing })
  expect(read(`${id}&at=`)).toEqual({ ids: [id], missing: '' })
})
