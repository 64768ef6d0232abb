import { line } from './line.tsx'

export const LeafIcon = line(
  'LeafIcon',
  <path d="M11 20A10 10 0 0 0 21 10a25.9 25.9 0 0 0-1.04-7.28 1 1 0 0 0-1.76-.33C15.83 5.5 13 5.5 9.8 6.1A7 7 0 0 0 11 20m-9 1a5 5 0 0 1 2.91-4.54C7.61 15.21 8.35 15.24 11 13" />,
)
