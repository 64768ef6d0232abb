import { create } from 'zustand'
import {
  initialForm,
  type ReservationAction,
  type ReservationEntries,
  reservationReducer,
} from '#app/domain/reservation.ts'

type ReservationState = {
  form: ReservationEntries
  dispatch: (action: ReservationAction) => void
}

/**
 * What the guest has entered in the reservation: in memory only. It survives leaving the page and
 * coming back; a confirmation or a reload empties it. The current step is in the browser's history.
 */
export const useReservation = create<ReservationState>((set) => ({
  form: initialForm,
  dispatch: (action) => set(({ form }) => ({ form: reservationReducer(form, action) })),
}))
