import type { Dispatch } from 'react'
import type { ReservationAction, ReservationForm } from '#app/domain/reservation.ts'

export type StepProps = { form: ReservationForm; dispatch: Dispatch<ReservationAction> }
