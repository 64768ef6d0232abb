import { otherRoomTypes, type RoomPage } from '#app/content/rooms/index.ts'
import { RoomCard } from '#app/parts/room-card.tsx'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { roomPage } from '#words/room-page.ts'

/** `days` is the query of those that the guest has chosen. */
export function OtherRooms({ room, days }: { room: RoomPage; days: string }) {
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
              to={`/rooms/${type.id}${days}`}
            />
          ))}
        </CardGrid>
      </div>
    </section>
  )
}
