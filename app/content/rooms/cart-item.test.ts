import { expect, test } from 'vitest'
import { readRoomLine } from '#app/domain/shared-cart.ts'
import { roomAsCartItem } from './cart-item.ts'
import { formRooms, lineAsStay } from './room-types.ts'

const days = { checkIn: '2026-12-12', checkOut: '2026-12-16' }

test.each(formRooms)('$id is one line of the cart, and its adapted room another', (room) => {
  const plain = roomAsCartItem(room, false, days)
  const adapted = roomAsCartItem(room, true, days)
  expect(plain).toMatchObject({ room: room.roomId, name: room.roomName, adapted: false, days })
  expect(adapted.id === plain.id).toBe(!room.hasAdapted)
  for (const line of [plain, adapted]) {
    const { id, room: listed = '', adapted: isAdapted } = line
    expect(readRoomLine(id)).toEqual({ room: listed, adapted: isAdapted, days })
    expect(lineAsStay({ ...line, quantity: 2 }, { adults: '3' })).toEqual({
      ...{ adults: '3', roomType: room.id, adapted: isAdapted, rooms: 2, ...days },
    })
  }
})
