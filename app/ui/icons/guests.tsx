import { line } from './line.tsx'

export const GuestsIcon = line(
  <>
    <path d="M18 21a8 8 0 0 0-16 0m20-1c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3" />
    <circle cx="10" cy="8" r="5" />
  </>,
)
