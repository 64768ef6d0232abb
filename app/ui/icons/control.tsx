import { line } from './line.tsx'

export const CalendarIcon = line(
  <>
    <path d="M8 2v3m8-3v3M3 9h18" />
    <rect x="3" y="3" width="18" height="18" rx="2" />
  </>,
)

export const ChevronLeftIcon = line(<path d="m15 18-6-6 6-6" />)

export const ChevronRightIcon = line(<path d="m9 18 6-6-6-6" />)

export const PictureIcon = line(
  <>
    <rect x="3" y="3" width="18" height="18" rx="2" />
    <circle cx="9" cy="9" r="2" />
    <path d="m21 15-3.1-3.1a2 2 0 0 0-2.8 0L6 21" />
  </>,
)

export const SendIcon = line(
  <path d="M3.714 3.048a.498.498 0 0 0-.683.627l2.843 7.627a2 2 0 0 1 0 1.396l-2.842 7.627a.498.498 0 0 0 .682.627l18-8.5a.5.5 0 0 0 0-.904zM6 12h16" />,
)
