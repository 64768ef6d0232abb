/** What a letter can do without. It may come later or not at all, and its space is kept. */
export { SewnReference } from './sewn-reference.tsx'
export { Stamp } from './stamp.tsx'
