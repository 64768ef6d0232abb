import type { MouseEvent } from 'react'
// biome-ignore lint/style/noRestrictedImports: this is the one
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router'
import type { Target } from '#app/paths.ts'

export type LinkProps = Omit<RouterLinkProps, 'to'> & { to: Target }

/** Every link inside the site. Its page is fetched when the guest points at it or tabs to it. */
export function Link(props: LinkProps) {
  return <RouterLink prefetch="intent" {...props} />
}

/** Whether a press on a link opens another tab or window, or downloads. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey
