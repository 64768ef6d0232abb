import { otherRoomTypes, type RoomPage } from '#app/content/rooms/index.ts'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { RoomCard } from '#app/ui/room-card.tsx'
import { roomPage } from '#words/room-page.ts'

export function OtherRooms({ room }: { room: RoomPage }) {
  return (
    <section className="section" aria-labelledby="other-rooms" data-screen-only>
      <div className="wrap">
        <h2 id="other-rooms" className="title-3 section-head">
          {roomPage.otherRooms}
        </h2>
        <CardGrid few>
          {otherRoomTypes(room).map((type) => (
            <RoomCard
              key={type.id}
              room={type}
              summary={type.description}
              to={`/rooms/${type.id}`}
            />
          ))}
        </CardGrid>
      </div>
    </section>
  )
}
