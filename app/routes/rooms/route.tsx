import { useSearchParams } from 'react-router'
import { head } from '#app/content/head.ts'
import { findRoom } from '#app/content/rooms.ts'
import { roomsList } from '#app/content/rooms-list.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { preloadHero } from '#app/ui/page-hero.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { RoomDetail } from './room-detail.tsx'
import { RoomList } from './room-list.tsx'
import styles from './route.module.css'

export const meta = () => head({ ...roomsList, path: '/rooms' })

export const links = () => preloadHero(roomsList.picture)

/** The list, or in its place the room that the address names as `?room=`. */
export default function Rooms() {
  const [query] = useSearchParams()
  const hydrated = useHydrated()
  const room = hydrated ? findRoom(query.get('room') ?? '') : undefined

  return (
    <>
      {room ? <RoomDetail key={room.id} room={room} /> : <RoomList />}
      <section className={`wrap ${styles.ready}`} aria-labelledby="ready">
        <h2 id="ready">{roomsList.ready.title}</h2>
        <ButtonLink to="/reservations">{roomsList.ready.button}</ButtonLink>
      </section>
    </>
  )
}
