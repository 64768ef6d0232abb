/* The menu and the cart; the flame is our own. */
import { line } from './line.tsx'

export const MinusIcon = line(<path d="M5 12h14" />)

export const PlusIcon = line(<path d="M5 12h14m-7-7v14" />)

export const TrashIcon = line(
  <path d="M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2" />,
)

export function FlameIcon() {
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M12.4 2c.5 3.2-1 4.7-2.6 6.6C8.2 10.5 6 12.6 6 15.8 6 19.3 8.7 22 12 22s6-2.6 6-6.1c0-2.5-1.3-4.3-2.3-5.5-.2 1.3-.8 2.2-1.8 2.7.6-3.9-.1-8-1.5-11.1Zm-.3 12.2c1.5 1.4 2.3 2.6 2.3 4 0 1.5-1 2.5-2.4 2.5s-2.4-1-2.4-2.5c0-1.4 1-2.5 2.5-4Z"
      />
    </svg>
  )
}
