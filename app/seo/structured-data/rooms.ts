import type { HotelRoom, Offer } from 'schema-dts'
import { currency } from '#app/content/hotel.ts'
import { accessLines } from '#app/content/rooms/access.ts'
import { findRoom, findRoomPage, type ListedRoom, type RoomPage } from '#app/content/rooms/index.ts'
import { decimal } from '#app/domain/money.ts'
import type { RoomAccess } from '#app/domain/room.ts'
import { roomAccess } from '#words/room-access.ts'
import { addressOf } from '../address.ts'
import { HOTEL, shareAddress } from './hotel.ts'

export const listedRoom = (room: ListedRoom) => roomWithOffer(room, room.shortDescription)

/** A page whose canonical address is that of another describes nothing: that one does. */
export function roomOfItsOwn(id: string) {
  const room = findRoomPage(id)
  const access = findRoom(id)?.access
  return room && room.id === room.listedAs ? roomWithOffer(room, room.description, access) : []
}

function roomWithOffer(
  room: RoomPage,
  description: string,
  access?: RoomAccess,
): [HotelRoom, Offer] {
  const url = addressOf(`/rooms/${room.listedAs}`)
  return [
    {
      '@type': 'HotelRoom',
      '@id': `${url}#room`,
      name: room.name,
      description,
      url,
      image: shareAddress(room.image),
      occupancy: { '@type': 'QuantitativeValue', maxValue: room.capacity },
      containedInPlace: HOTEL,
      ...(access && {
        amenityFeature: accessLines(access).map((value) => ({
          '@type': 'LocationFeatureSpecification',
          name: roomAccess.title, // which says that it is one of several
          value,
        })),
      }),
    },
    {
      '@type': 'Offer',
      '@id': `${url}#offer`,
      url,
      itemOffered: { '@id': `${url}#room` },
      offeredBy: HOTEL,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: decimal(room.pricePerNight),
        priceCurrency: currency.code,
        unitText: 'night',
      },
    },
  ]
}
