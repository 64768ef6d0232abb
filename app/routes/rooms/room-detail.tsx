import type { ListedRoom } from '#app/content/rooms/index.ts'
import { NightlyPrice } from '#app/parts/price.tsx'
import { reservationPath, roomsPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Definitions, FeatureList } from '#app/ui/lists.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { WithSideCard } from '#app/ui/side-card.tsx'
import { InlineLink, TextLink } from '#app/ui/text-link.tsx'
import { useRoomlessStayQuery, useVisit } from '#app/visit/store.ts'
import { common } from '#words/common.ts'
import { roomAccess } from '#words/room-access.ts'
import { roomsPage } from '#words/rooms-page.ts'
import { PictureCarousel } from './picture-carousel.tsx'
import * as styles from './room-detail.module.css'

/** A room instead of the list, with a link back to it. Its pictures start at the first one. */
export function RoomDetail({ room, query }: { room: ListedRoom; query: URLSearchParams }) {
  const stay = useVisit((visit) => visit.stay)
  const stayQuery = useRoomlessStayQuery()
  return (
    <section className={`wrap page-top ${styles.detail}`}>
      <TextLink to={roomsPath(query)} direction="back" className={styles.back}>
        {roomsPage.back}
      </TextLink>
      <PictureCarousel name={room.name} pictures={room.images} />
      <WithSideCard
        className={styles.columns}
        sideLabel={roomsPage.sideLabel}
        side={
          <>
            <NightlyPrice cents={room.pricePerNight} size="display" />
            <div className={styles.terms}>
              <Definitions
                items={[
                  { term: roomsPage.facts.size, value: room.size },
                  { term: roomsPage.facts.bed, value: room.bedType },
                  { term: roomsPage.facts.view, value: room.view },
                  { term: roomsPage.facts.capacity, value: common.guests(room.capacity) },
                ]}
              />
            </div>
            <ButtonLink
              to={reservationPath({ ...stay, roomType: room.id })}
              className={styles.book}
            >
              {roomsPage.book}
            </ButtonLink>
            <TextLink to={`/rooms/${room.id}${stayQuery}`}>{roomsPage.ownPage}</TextLink>
          </>
        }
      >
        <div className={styles.words}>
          <SectionHeading companion={room.companion}>
            <h1 tabIndex={-1}>{room.name}</h1>
          </SectionHeading>
          <p className="lead">{room.description}</p>
          <div>
            <h2 className={styles.features}>{roomsPage.features}</h2>
            <FeatureList items={room.features} />
            {room.access && (
              <p>
                <InlineLink to="/accessibility#rooms">{roomAccess.title}</InlineLink>
              </p>
            )}
          </div>
        </div>
      </WithSideCard>
    </section>
  )
}
