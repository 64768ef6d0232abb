import type { hotelPictures as english } from '../../en/pictures/hotel.ts'
import type { Translation } from '../../translation.ts'

export const hotelPictures: Translation<typeof english> = {
  dusk: 'রাত নামার মুখে দ্য সুরমা, খিলান আর বারান্দায় আলো, লম্বা সুইমিং পুলের পানিতে তার ছায়া, ধারে আরামকেদারা ও ছাতা',
}
