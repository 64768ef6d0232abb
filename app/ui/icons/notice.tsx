/* Success, warning, error: the outcomes that alerts and toasts report. */
import { line } from './line.tsx'

export const CheckIcon = line('CheckIcon', <path d="M20 6 9 17l-5-5" />, 2)

export const ErrorIcon = line(
  'ErrorIcon',
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 8v4m0 4h.01" />
  </>,
)

export const InfoIcon = line(
  'InfoIcon',
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 16v-4m0-4h.01" />
  </>,
)

export const SuccessIcon = line(
  'SuccessIcon',
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="m16 9-5.5 5.5L8 12" />
  </>,
)
