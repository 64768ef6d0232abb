import type { Dispatch } from 'react'
import type { ReservationAction, ReservationForm } from '#app/domain/reservation.ts'

export type StepProps = {
  form: ReservationForm
  dispatch: Dispatch<ReservationAction>
  /** The offer that the guest came from. */
  offer?: string | undefined
}
