import { viewCart } from '#app/content/navigation.ts'
import { type RoomPage, roomAsCartItem } from '#app/content/rooms/index.ts'
import { reservationPath } from '#app/content/rooms/stay-link.ts'
import { MAX_QUANTITY } from '#app/domain/cart.ts'
import { type StayDays, withCheckIn } from '#app/domain/reservation.ts'
import { useCart } from '#app/state/cart.ts'
import { useToast } from '#app/state/toast.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { CheckIcon } from '#app/ui/icons/notice.tsx'
import { GuestsIcon } from '#app/ui/icons/room.tsx'
import { NightlyPrice, StayPrice } from '#app/ui/price.tsx'
import { StayDates } from '#app/ui/stay-dates.tsx'
import { common } from '#words/common.ts'
import { roomPage } from '#words/room-page.ts'
import styles from './booking-card.module.css'

const { added, addToCart, book, maxPeople, whyBookDirect, whyTitle, withoutDays } = roomPage

export function BookingCard({
  room,
  checkIn,
  checkOut,
  onChoose,
}: StayDays & { room: RoomPage; onChoose: (days: StayDays) => void }) {
  const add = useCart((cart) => cart.add)
  const stay = { checkIn, checkOut }
  const showToast = useToast((toast) => toast.show)

  const days = checkIn && checkOut ? { checkIn, checkOut } : undefined

  const addRoom = () => {
    const item = roomAsCartItem(room, days)
    const { inCart } = common
    const { title, text } = add(item)
      ? { title: added.title, text: added.text(item.name) }
      : {
          title: inCart.title,
          text: days ? inCart.stay(item.name) : inCart.most(item.name, MAX_QUANTITY),
        }
    showToast({ title, text, action: viewCart })
  }

  return (
    <>
      <NightlyPrice cents={room.pricePerNight} size="display" />
      <p className={styles.guests}>
        <GuestsIcon size={20} />
        <span>{maxPeople(room.capacity)}</span>
      </p>
      <div className={styles.dates} data-script-only>
        <StayDates
          {...stay}
          onCheckIn={(day) => onChoose(withCheckIn(stay, day))}
          onCheckOut={(day) => onChoose({ ...stay, checkOut: day })}
        />
      </div>
      <p role="status" className={`numerals ${styles.sum}`} data-script-only>
        {days ? (
          <b>
            <StayPrice pricePerNight={room.pricePerNight} {...days} />
          </b>
        ) : (
          withoutDays
        )}
      </p>
      <div className={styles.actions}>
        <Button data-script-only onClick={addRoom}>
          {addToCart}
        </Button>
        <ButtonLink variant="ghost" to={reservationPath(room.id, stay)}>
          {book}
        </ButtonLink>
      </div>
      <h2 className={styles.title}>{whyTitle}</h2>
      <ul className={styles.reasons}>
        {whyBookDirect.map((reason) => (
          <li key={reason}>
            <CheckIcon size={18} />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
