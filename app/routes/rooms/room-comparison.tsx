import { memo } from 'react'
import { rooms } from '#app/content/rooms/index.ts'
import { roomsPage } from '#app/content/rooms/rooms-page.ts'
import { InlineLink } from '#app/ui/text-link.tsx'
import { formatNumber, formatPrice } from '#language'
import styles from './room-comparison.module.css'

const { comparison, facts } = roomsPage

/** All rooms side by side. Where it is wider than the screen it scrolls by itself, with its heads in place. */
export const RoomComparison = memo(function RoomComparison() {
  return (
    <div className={`wrap ${styles.comparison}`}>
      <h2 id="comparison" tabIndex={-1} className={styles.title}>
        {comparison.title}
      </h2>
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
                <td>{room.size}</td>
                <td>{room.bedType}</td>
                <td>{room.view}</td>
                <td>{room.features[0]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
})
