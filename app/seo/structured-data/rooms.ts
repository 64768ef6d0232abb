import type { HotelRoom, Offer } from 'schema-dts'
import { findRoomPage, type ListedRoom, type RoomPage } from '#app/content/rooms/index.ts'
import { currency } from '#app/content/site.ts'
import { decimal } from '#app/domain/money.ts'
import { addressOf } from '../address.ts'
import { HOTEL, shareAddress } from './hotel.ts'

export const listedRoom = (room: ListedRoom) => roomWithOffer(room, room.shortDescription)

/** A page whose canonical address is that of another describes nothing: that one does. */
export function roomOfItsOwn(id: string) {
  const room = findRoomPage(id)
  return room && room.id === room.listedAs ? roomWithOffer(room, room.description) : []
}

function roomWithOffer(room: RoomPage, description: string): [HotelRoom, Offer] {
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
