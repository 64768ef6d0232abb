import { otherRoomTypes, type RoomPage } from '#app/content/rooms/index.ts'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { RoomCard } from '#app/ui/room-card.tsx'
import { common } from '#words/common.ts'
import { roomScreen } from '#words/room-screen.ts'
import styles from './other-rooms.module.css'

export function OtherRooms({ room }: { room: RoomPage }) {
  return (
    <section className="section" aria-labelledby="other-rooms" data-screen-only>
      <div className="wrap">
        <h2 id="other-rooms" className={styles.title}>
          {roomScreen.otherRooms}
        </h2>
        <CardGrid few>
          {otherRoomTypes(room).map(({ id, name, description, pricePerNight, capacity, image }) => (
            <RoomCard
              key={id}
              room={{ name, summary: description, pricePerNight, capacity, picture: image }}
              to={`/rooms/${id}`}
              words={common}
            />
          ))}
        </CardGrid>
      </div>
    </section>
  )
}
