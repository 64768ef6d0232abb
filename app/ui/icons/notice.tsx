import { line } from './line.tsx'

export const CheckIcon = line(<path d="M20 6 9 17l-5-5" />, 2)
