import { room } from '#app/content/pictures.generated/room.ts'
import type { PictureData } from '#app/domain/picture.ts'
import type { ListedRoomId } from './catalogue.ts'

/* Apart from the catalogue, so that letters, which name rooms, do not load pictures and their alt texts. */

/** The pictures of each room. The first is the one on cards. */
export const roomPictures: {
  readonly [Id in ListedRoomId]: readonly [PictureData, ...PictureData[]]
} = {
  standard: [room['standard-bed'], room['standard-view'], room['standard-detail']],
  deluxe: [room['deluxe-bed'], room['deluxe-view'], room['deluxe-detail']],
  'executive-suite': [room['executive-bed'], room['executive-detail'], room['executive-view']],
  'family-suite': [room['family-bed'], room['family-view'], room['family-detail']],
  'presidential-suite': [
    room['presidential-bed'],
    room['presidential-view'],
    room['presidential-detail'],
  ],
  'garden-view': [room['garden-bed'], room['garden-detail'], room['garden-view']],
}

/** Another first picture for the list, so that not every card shows a bed. */
export const listPictures: { readonly [Id in ListedRoomId]?: PictureData } = {
  'presidential-suite': room['presidential-view'],
}
