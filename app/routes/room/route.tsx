import { useRef } from 'react'
import { usePageQuery } from '#app/browser/use-page-query.ts'
import { knownStayValues } from '#app/content/known-stay-values.ts'
import { findRoom, findRoomPage, otherRoomTypes } from '#app/content/rooms/index.ts'
import { roomTypes } from '#app/content/rooms/room-types.ts'
import { ROOMLESS_STAY_KEYS } from '#app/domain/url.ts'
import type { StayDatesRef } from '#app/parts/stay-dates.tsx'
import { head, missingHead } from '#app/seo/head.ts'
import { Message } from '#app/ui/message.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { preloadFont } from '#app/ui/preload-font.ts'
import { CompanionLine } from '#app/ui/section-heading.tsx'
import { WithSideCard } from '#app/ui/side-card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { useUrl } from '#app/visit/use-url.ts'
import { fontsOfCompanion } from '#styles/fonts.ts'
import { roomPage } from '#words/room-page.ts'
import type { Route } from './+types/route'
import { BookingBar, BookingCard } from './booking-card.tsx'
import { OtherRooms } from './other-rooms.tsx'
import { RoomInformation } from './room-information.tsx'
import { RoomPortrait } from './room-portrait.tsx'
import * as styles from './route.module.css'

const SIZES = '(width >= 48rem) 97vw, 125vw'

export const meta = ({ params }: Route.MetaArgs) => {
  const room = findRoomPage(params.id)
  if (!room) return missingHead(roomPage.notFound.title)
  const { id, roomId, name: title, image: picture } = room
  const description =
    'shortDescription' in room ? `${room.size}: ${room.shortDescription}` : room.description
  return head({ title, description, path: `/rooms/${id}`, canonical: `/rooms/${roomId}`, picture })
}

export default function RoomPage({ params }: Route.ComponentProps) {
  useUrl(ROOMLESS_STAY_KEYS, knownStayValues)
  const query = usePageQuery()
  const dates = useRef<StayDatesRef>(null)
  const room = findRoomPage(params.id)
  if (!room) {
    const { title, text, link } = roomPage.notFound
    return (
      <>
        <Message className="wrap page-top" heading={<h1 tabIndex={-1}>{title}</h1>} text={text}>
          <TextLink to="/rooms">{link}</TextLink>
        </Message>
        <OtherRooms rooms={roomTypes.slice(0, 3)} />
      </>
    )
  }

  const listed = findRoom(room.roomId)

  return (
    <>
      {/* The companion line is aligned right, so a late font would shift its start. */}
      {fontsOfCompanion.map((font) => (
        <link key={font} {...preloadFont(font)} />
      ))}
      <section className={styles.room}>
        <div className={`wrap ${styles.head}`}>
          <h1 tabIndex={-1}>{room.name}</h1>
          <CompanionLine>{room.companion}</CompanionLine>
        </div>
        <Picture source={room.image} sizes={SIZES} priority className={styles.picture} />
        <div className={`wrap ${styles.back}`}>
          <TextLink to="/rooms" direction="back">
            {roomPage.back}
          </TextLink>
        </div>
        <WithSideCard
          className={`wrap ${styles.columns}`}
          sideLabel={roomPage.sideLabel}
          between={<BookingBar room={room} dates={dates} />}
          side={<BookingCard room={room} dates={dates} />}
        >
          <RoomInformation room={room} query={query} />
          {listed && <RoomPortrait room={listed} />}
        </WithSideCard>
      </section>
      <OtherRooms rooms={otherRoomTypes(room)} />
    </>
  )
}
