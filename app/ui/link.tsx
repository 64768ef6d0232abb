import type { MouseEvent } from 'react'
import { type LinkProps, Link as RouterLink } from 'react-router'

/** Every link inside the site. Its page is fetched when the guest points at it or tabs to it. */
export function Link(props: LinkProps) {
  return <RouterLink prefetch="intent" {...props} />
}

/** Whether a press on a link asks for another tab or window, or for the file. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey
