import { type LinkProps, Link as RouterLink } from 'react-router'

/**
 * Every link inside the site. Its page is fetched when the guest points at it or tabs to it, and
 * dissolves into view where the browser can do that.
 */
export function Link(props: LinkProps) {
  return <RouterLink prefetch="intent" viewTransition {...props} />
}
