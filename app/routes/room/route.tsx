import { hotelClock } from '#app/content/clock.ts'
import { findRoomPage } from '#app/content/rooms/index.ts'
import { readStay, stayQuery } from '#app/content/rooms/stay-link.ts'
import { today } from '#app/domain/stay.ts'
import { head, missingHead } from '#app/seo/head.ts'
import { NotFoundMessage } from '#app/ui/not-found-message.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { preloadFont } from '#app/ui/preload-font.ts'
import { BanglaLine } from '#app/ui/section-heading.tsx'
import { WithSideCard } from '#app/ui/side-card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { useQuery } from '#app/ui/use-query.ts'
import { fontsOfBangla } from '#styles/fonts.ts'
import { roomPage } from '#words/room-page.ts'
import type { Route } from './+types/route'
import { BookingCard } from './booking-card.tsx'
import { OtherRooms } from './other-rooms.tsx'
import { RoomInformation } from './room-information.tsx'
import styles from './route.module.css'

const SIZES = '(min-width: 1440px) 1280px, (width >= 48rem) 92vw, 110vw'

export const meta = ({ params }: Route.MetaArgs) => {
  const room = findRoomPage(params.id)
  if (!room) return missingHead(roomPage.notFound.title)
  return head({
    title: room.name,
    description: room.description,
    path: `/rooms/${room.id}`,
    canonical: `/rooms/${room.listedAs}`,
    picture: room.image,
  })
}

export default function RoomPage({ params }: Route.ComponentProps) {
  const query = useQuery()
  const [asked, change] = query
  const stay = readStay(asked, today(new Date(), hotelClock))
  const room = findRoomPage(params.id)
  if (!room) {
    const { title, text, link } = roomPage.notFound
    return <NotFoundMessage title={title} text={text} link={{ to: '/rooms', label: link }} />
  }

  return (
    <>
      {/* The Bangla line is aligned right, so its start would shift when a late font replaces the fallback. */}
      {fontsOfBangla.map((font) => (
        <link key={font} {...preloadFont(font)} />
      ))}
      <section className="wrap page-top">
        <TextLink to="/rooms" direction="back">
          {roomPage.back}
        </TextLink>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{room.name}</h1>
          <BanglaLine className={styles.bangla}>{room.bangla}</BanglaLine>
        </div>
        <Picture source={room.image} sizes={SIZES} priority className={styles.picture} />
        <WithSideCard
          className={styles.columns}
          sideLabel={roomPage.sideLabel}
          side={
            <BookingCard
              room={room}
              checkIn={stay.checkIn ?? null}
              checkOut={stay.checkOut ?? null}
              onChoose={({ checkIn, checkOut }) => change({ from: checkIn, to: checkOut })}
            />
          }
        >
          <RoomInformation room={room} query={query} />
        </WithSideCard>
      </section>
      <OtherRooms room={room} days={stayQuery(stay)} />
    </>
  )
}
