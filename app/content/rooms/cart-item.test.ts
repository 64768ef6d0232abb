import { expect, test } from 'vitest'
import { formRooms, readRoomId } from '#app/content/rooms/room-types.ts'
import { readRoomLine } from '#app/domain/cart-link.ts'
import { roomAsCartItem } from './cart-item.ts'

const stay = { checkIn: '2026-12-12', checkOut: '2026-12-16' }

test.each(formRooms)('$id is one line of the cart, and its adapted room another', (room) => {
  const plain = roomAsCartItem(room, false, stay)
  const adapted = roomAsCartItem(room, true, stay)
  expect(plain).toMatchObject({ room: room.roomId, name: room.roomName, adapted: false, stay })
  expect(readRoomId(plain.room ?? '')).toEqual({ roomType: room.id })
  expect(readRoomId(`${room.id}-adapted`), 'from a link of an earlier release').toEqual({
    ...{ roomType: room.id, adapted: true },
  })
  expect(adapted.id === plain.id).toBe(!room.hasAdapted)
  for (const { id, room = '', adapted: isAdapted } of [plain, adapted])
    expect(readRoomLine(id)).toEqual({ room, adapted: isAdapted, stay })
})
