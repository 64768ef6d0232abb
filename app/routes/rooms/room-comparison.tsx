import { memo } from 'react'
import { rooms } from '#app/content/rooms/index.ts'
import { plans } from '#app/content/rooms/plans.ts'
import { RoomPlan } from '#app/parts/room-plan.tsx'
import { InlineLink } from '#app/ui/text-link.tsx'
import { formatNumber, formatPrice } from '#language'
import { roomAccess } from '#words/room-access.ts'
import { roomsPage } from '#words/rooms-page.ts'
import styles from './room-comparison.module.css'

const { comparison, facts } = roomsPage

/** All rooms side by side. Where it is wider than the screen it scrolls sideways, with the rooms' names in place. */
export const RoomComparison = memo(function RoomComparison() {
  return (
    <div className={`wrap ${styles.comparison}`}>
      <div className={styles.head}>
        <h2 id="comparison" tabIndex={-1}>
          {comparison.title}
        </h2>
        <p className="muted small">{comparison.plans}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key */}
      <section className={styles.scroll} aria-labelledby="comparison" tabIndex={0}>
        <table className="numerals">
          <thead>
            <tr>
              {[
                comparison.room,
                comparison.price,
                facts.capacity,
                facts.size,
                facts.bed,
                facts.view,
                comparison.special,
              ].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rooms.map((room) => (
              <tr key={room.id}>
                <th scope="row">
                  <InlineLink to={`/rooms/${room.id}`}>{room.name}</InlineLink>
                </th>
                <td>{formatPrice(room.pricePerNight)}</td>
                <td>{formatNumber(room.capacity)}</td>
                <td>
                  {room.size}
                  <RoomPlan plan={plans[room.id]} scale={9} />
                </td>
                <td>{room.bedType}</td>
                <td>{room.view}</td>
                <td>
                  {room.features[0]}
                  {room.access && <p>{roomAccess.title}</p>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
})
