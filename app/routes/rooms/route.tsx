import type { RouteHandle } from '#app/browser/route-handle.ts'
import { usePageQuery } from '#app/browser/use-page-query.ts'
import { knownStayValues } from '#app/content/known-stay-values.ts'
import { nextPages } from '#app/content/next-page.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { findRoom, rooms } from '#app/content/rooms/index.ts'
import { ROOMLESS_STAY_KEYS } from '#app/domain/url.ts'
import { NextPage } from '#app/parts/next-page.tsx'
import { head } from '#app/seo/head.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { useUrl } from '#app/visit/use-url.ts'
import { roomsPage } from '#words/rooms-page.ts'
import type { Route } from './+types/route'
import { RoomDetail } from './room-detail.tsx'
import { RoomList } from './room-list.tsx'
import * as styles from './route.module.css'

/** On a phone the chat button would cover the search field. */
export const handle = { chatWaits: true } satisfies RouteHandle

export const meta = ({ location }: Route.MetaArgs) =>
  head({
    description: roomsPage.description(rooms.length),
    picture: hero.rooms,
    title: wantedRoom(new URLSearchParams(location.search))?.name ?? roomsPage.hero.title,
    path: '/rooms',
  })

const wantedRoom = (query: URLSearchParams) => findRoom(query.get('room') ?? '')

/** The list, or the room that `?room=` names. */
export default function Rooms() {
  useUrl(ROOMLESS_STAY_KEYS, knownStayValues)
  const query = usePageQuery()
  const room = wantedRoom(query[0])

  return (
    <>
      {room ? (
        <RoomDetail key={room.id} room={room} query={query[0]} />
      ) : (
        <RoomList query={query} />
      )}
      <section className={`wrap ${styles.ready}`} aria-labelledby="ready" data-screen-only>
        <h2 id="ready" className="title-3">
          {roomsPage.ready.title}
        </h2>
        <ButtonLink to="/reservations">{roomsPage.ready.button}</ButtonLink>
      </section>
      <NextPage {...nextPages.rooms} />
    </>
  )
}
