import { memo } from 'react'
import { rooms } from '#app/content/rooms/index.ts'
import { plans } from '#app/content/rooms/plans.ts'
import { RoomPlan } from '#app/parts/room-plan.tsx'
import { InlineLink } from '#app/ui/text-link.tsx'
import { useRoomlessStayQuery } from '#app/visit/store.ts'
import { formatNumber, formatPrice } from '#language'
import { roomAccess } from '#words/room-access.ts'
import { roomsPage } from '#words/rooms-page.ts'
import * as styles from './room-comparison.module.css'

const { comparison, facts } = roomsPage

/** All rooms side by side. A phone has space for price, size and plan; the cards say the rest. */
export const RoomComparison = memo(function RoomComparison() {
  const stayQuery = useRoomlessStayQuery()
  return (
    <section className={styles.comparison} data-unseen="middle">
      <div className="wrap">
        <h2 id="comparison" tabIndex={-1}>
          {comparison.title}
        </h2>
        <p className={`muted small ${styles.plans}`}>{comparison.plans}</p>
        <table className={`numerals ${styles.table}`} aria-labelledby="comparison">
          <thead>
            <tr>
              {[
                comparison.room,
                comparison.price,
                facts.capacity,
                facts.bed,
                facts.view,
                facts.size,
              ].map((head) => (
                <th key={head} scope="col" className="muted small">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rooms.map((room) => (
              <tr key={room.id}>
                <th scope="row">
                  <InlineLink to={`/rooms/${room.id}${stayQuery}`}>{room.name}</InlineLink>
                  <p className="muted micro">{room.features[0]}</p>
                  {room.access && (
                    <p className="muted micro">
                      <InlineLink to="/accessibility#rooms">{roomAccess.title}</InlineLink>
                    </p>
                  )}
                </th>
                <td>{formatPrice(room.pricePerNight)}</td>
                <td className="muted">{formatNumber(room.capacity)}</td>
                <td className="muted">{room.bedType}</td>
                <td className="muted">{room.view}</td>
                <td className="muted">
                  {room.size}
                  <RoomPlan plan={plans[room.id]} scale={8} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
})
