import type { Cents } from '#app/domain/money.ts'
import type { PictureData } from '#app/domain/picture.ts'
import type { PageUrl } from '#app/paths.ts'
import { Card } from '#app/ui/card.tsx'
import { Dotted } from '#app/ui/dotted.tsx'
import { common } from '#words/common.ts'
import { roomAccess } from '#words/room-access.ts'
import { NightlyPrice } from './price.tsx'

type RoomCardProps = {
  room: {
    name: string
    pricePerNight: Cents
    capacity: number
    size?: string | undefined
    access?: object | undefined
    image: PictureData
  }
  summary: string
  /** The view from the room, if the card names it. */
  view?: string
  to: PageUrl
  sizes?: string
  className?: string | undefined
}

const SIZES = '(min-width: 1440px) 405px, (width >= 64rem) 30vw, (width >= 48rem) 46vw, 92vw'

/** A room in a grid of one, two or three columns. */
export function RoomCard({ room, summary, view, to, sizes = SIZES, className }: RoomCardProps) {
  return (
    <Card
      className={className}
      picture={room.image}
      sizes={sizes}
      aside={<NightlyPrice cents={room.pricePerNight} />}
      link={{ to, label: common.viewDetails, name: room.name }}
    >
      <h3>{room.name}</h3>
      <p className="muted">{summary}</p>
      <p className="muted small">
        <Dotted
          items={[
            common.guests(room.capacity),
            ...(room.size ? [room.size] : []),
            ...(view ? [view] : []),
            ...(room.access ? [roomAccess.title] : []),
          ]}
        />
      </p>
    </Card>
  )
}
