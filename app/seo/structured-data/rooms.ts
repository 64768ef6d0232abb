import type { HotelRoom, Offer } from 'schema-dts'
import { findRoomPage, type rooms } from '#app/content/rooms/index.ts'
import { type Cents, decimalUsd } from '#app/domain/money.ts'
import type { PictureData } from '#app/domain/picture.ts'
import { addressOf } from '../address.ts'
import { HOTEL, shareAddress } from './hotel.ts'

type RoomWords = {
  /** A room type has an id of its own, but is the same thing as a room of the list. */
  canonicalId: string
  name: string
  description: string
  capacity: number
  pricePerNight: Cents
  picture: PictureData
}

export const listedRoom = ({ shortDescription, images, ...room }: (typeof rooms)[number]) =>
  roomWithOffer({
    ...room,
    canonicalId: room.id,
    description: shortDescription,
    picture: images[0],
  })

export function roomOfItsOwn(id: string) {
  const room = findRoomPage(id)
  return room ? roomWithOffer(room) : []
}

function roomWithOffer(room: RoomWords): [HotelRoom, Offer] {
  const url = addressOf(`/rooms/${room.canonicalId}`)
  return [
    {
      '@type': 'HotelRoom',
      '@id': `${url}#room`,
      name: room.name,
      description: room.description,
      url,
      image: shareAddress(room.picture),
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
        price: decimalUsd(room.pricePerNight),
        priceCurrency: 'USD',
        unitText: 'night',
      },
    },
  ]
}
