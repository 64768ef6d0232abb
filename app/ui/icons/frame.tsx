/* Icons of header, footer and chat, and those that many pages use. */
import { line } from './line.tsx'

export const ArrowRightIcon = line(<path d="M5 12h14m-7-7 7 7-7 7" />)

export const ArrowLeftIcon = line(<path d="m12 19-7-7 7-7m7 7H5" />)

export const ChatIcon = line(
  <path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719M8 12h.01M12 12h.01M16 12h.01" />,
)

export const CloseIcon = line(<path d="M18 6 6 18M6 6l12 12" />)

export const BagIcon = line(
  <path d="M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z" />,
)

export const MenuIcon = line(<path d="M4 5h16M4 12h16M4 19h16" />)

export const SearchIcon = line(
  <>
    <path d="m21 21-4.34-4.34" />
    <circle cx="11" cy="11" r="8" />
  </>,
)
