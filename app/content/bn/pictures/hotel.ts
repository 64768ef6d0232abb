import type { hotelPictures as english } from '../../en/pictures/hotel.ts'
import type { Translation } from '../../translation.ts'

export const hotelPictures: Translation<typeof english> = {
  dusk: 'রাত নামার মুখে দ্য সুরমা, খিলানে আলো, লম্বা সুইমিং পুলে তার ছায়া',
}
