import { expect, test } from 'vitest'
import { formRooms } from '#app/content/rooms/room-types.ts'
import { roomAsCartItem } from './cart-item.ts'

test.each(formRooms)('$id is one line of the cart, whichever page it was added on', (room) => {
  const { id, name } = roomAsCartItem(room)
  expect(id).toBe(room.isAdapted ? room.id : room.roomId)
  expect(name).toContain(room.roomName)
})
