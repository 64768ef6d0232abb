/*
 * Line icons on a 24 px grid (Lucide, ISC licence), and two drawn for the house: mark and shapla.
 * What only the menu and the cart show is in icons-order.tsx, so that no other page loads it.
 * All are decorative: the words beside them, or the control's own label, say what they mean.
 */
import type { ReactNode } from 'react'

/** A line icon from its shape. */
export const line = (name: string, shape: ReactNode, strokeWidth = 1.5) => {
  const Icon = ({ size = 24 }: { size?: number }) => (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shape}
    </svg>
  )
  Icon.displayName = name
  return Icon
}

export const ArrowRightIcon = line('ArrowRightIcon', <path d="M5 12h14m-7-7 7 7-7 7" />)
export const ArrowLeftIcon = line('ArrowLeftIcon', <path d="m12 19-7-7 7-7m7 7H5" />)
export const BedIcon = line(
  'BedIcon',
  <path d="M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4m-8-6v6M2 18h20" />,
)
export const CalendarIcon = line(
  'CalendarIcon',
  <>
    <path d="M8 2v3m8-3v3M3 9h18" />
    <rect x="3" y="3" width="18" height="18" rx="2" />
  </>,
)
export const ChatIcon = line(
  'ChatIcon',
  <path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719M8 12h.01M12 12h.01M16 12h.01" />,
)
export const CheckIcon = line('CheckIcon', <path d="M20 6 9 17l-5-5" />, 2)
export const ChevronLeftIcon = line('ChevronLeftIcon', <path d="m15 18-6-6 6-6" />)
export const ChevronRightIcon = line('ChevronRightIcon', <path d="m9 18 6-6-6-6" />)
export const CloseIcon = line('CloseIcon', <path d="M18 6 6 18M6 6l12 12" />)
export const CupIcon = line(
  'CupIcon',
  <path d="M10 2v2m4-2v2m2 4a1 1 0 0 1 1 1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1h14a4 4 0 1 1 0 8h-1M6 2v2" />,
)
export const ErrorIcon = line(
  'ErrorIcon',
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 8v4m0 4h.01" />
  </>,
)
export const GuestsIcon = line(
  'GuestsIcon',
  <>
    <path d="M18 21a8 8 0 0 0-16 0m20-1c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3" />
    <circle cx="10" cy="8" r="5" />
  </>,
)
export const InfoIcon = line(
  'InfoIcon',
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 16v-4m0-4h.01" />
  </>,
)
export const LeafIcon = line(
  'LeafIcon',
  <path d="M11 20A10 10 0 0 0 21 10a25.9 25.9 0 0 0-1.04-7.28 1 1 0 0 0-1.76-.33C15.83 5.5 13 5.5 9.8 6.1A7 7 0 0 0 11 20m-9 1a5 5 0 0 1 2.91-4.54C7.61 15.21 8.35 15.24 11 13" />,
)
export const MenuIcon = line('MenuIcon', <path d="M4 5h16M4 12h16M4 19h16" />)
export const NoSmokingIcon = line(
  'NoSmokingIcon',
  <path d="M12 12H3a1 1 0 0 0-1 1v2a1 1 0 0 0 1 1h13m2-8c0-2.5-2-2.5-2-5M2 2l20 20m-1-10a1 1 0 0 1 1 1v2a1 1 0 0 1-.5.866M22 8c0-2.5-2-2.5-2-5M7 12v4" />,
)
export const PictureIcon = line(
  'PictureIcon',
  <>
    <rect x="3" y="3" width="18" height="18" rx="2" />
    <circle cx="9" cy="9" r="2" />
    <path d="m21 15-3.1-3.1a2 2 0 0 0-2.8 0L6 21" />
  </>,
)
export const SearchIcon = line(
  'SearchIcon',
  <>
    <path d="m21 21-4.34-4.34" />
    <circle cx="11" cy="11" r="8" />
  </>,
)
export const SendIcon = line(
  'SendIcon',
  <path d="M3.714 3.048a.498.498 0 0 0-.683.627l2.843 7.627a2 2 0 0 1 0 1.396l-2.842 7.627a.498.498 0 0 0 .682.627l18-8.5a.5.5 0 0 0 0-.904zM6 12h16" />,
)
export const SizeIcon = line(
  'SizeIcon',
  <path d="M3 7V5a2 2 0 0 1 2-2h2m10 0h2a2 2 0 0 1 2 2v2m0 10v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2" />,
)
export const SuccessIcon = line(
  'SuccessIcon',
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="m16 9-5.5 5.5L8 12" />
  </>,
)
export const ViewIcon = line(
  'ViewIcon',
  <path d="M10 10v.2A3 3 0 0 1 8.9 16H5a3 3 0 0 1-1-5.8V10a3 3 0 0 1 6 0ZM7 16v6m6-3v3m-1-3h8.3a1 1 0 0 0 .7-1.7L18 14h.3a1 1 0 0 0 .7-1.7L16 9h.2a1 1 0 0 0 .8-1.7L13 3l-1.4 1.5" />,
)

/** The nouka on four stitches of water. */
export function Mark() {
  return (
    <svg viewBox="0 0 48 36" width={46} height={34} fill="none" aria-hidden="true">
      <path
        d="M2 12.5c7.5 9.5 30 10.5 43.5-4.5-4.6 14.5-13 17.8-22.5 17.8S6 22 2 12.5Z"
        fill="currentColor"
      />
      <path
        d="M15.5 17.2c.8-7.6 13.2-9 16.2-1.2"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path
        d="M3.5 31.3h7M15 31.7h7.5M27 31.1h7M38.5 31.5h6"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}

const PETAL = 'M12 11.3C9.8 8.6 10 4.6 12 1.6 14 4.6 14.2 8.6 12 11.3Z'

/** The shapla, a water lily of six petals: the house's star. */
export function ShaplaIcon() {
  return (
    <svg viewBox="0 0 24 24" width={17} height={17} fill="currentColor" aria-hidden="true">
      {[0, 60, 120, 180, 240, 300].map((angle) => (
        <path key={angle} transform={`rotate(${angle} 12 12)`} d={PETAL} />
      ))}
    </svg>
  )
}
