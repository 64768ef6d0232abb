import { roomPictures } from '#app/content/rooms/pictures.ts'
import type { roomTypes } from '#app/content/rooms/room-types.ts'
import { RoomCard } from '#app/parts/room-card.tsx'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { useRoomlessStayQuery } from '#app/visit/store.ts'
import { roomTypeLines } from '#words/room-lines.ts'
import { roomPage } from '#words/room-page.ts'

export function OtherRooms({ rooms }: { rooms: readonly (typeof roomTypes)[number][] }) {
  const stayQuery = useRoomlessStayQuery()
  return (
    <section className="section" aria-labelledby="other-rooms" data-screen-only>
      <div className="wrap">
        <h2 id="other-rooms" className="title-3 section-head">
          {roomPage.otherRooms}
        </h2>
        <CardGrid few>
          {rooms.map((type) => (
            <RoomCard
              key={type.id}
              room={{ ...type, image: roomPictures[type.roomId][0] }}
              summary={roomTypeLines[type.id]}
              to={`/rooms/${type.id}${stayQuery}`}
            />
          ))}
        </CardGrid>
      </div>
    </section>
  )
}
