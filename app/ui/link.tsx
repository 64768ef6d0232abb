import { type LinkProps, Link as RouterLink } from 'react-router'

/** Every link inside the site. Its page is fetched when the guest points at it or tabs to it. */
export function Link(props: LinkProps) {
  return <RouterLink prefetch="intent" {...props} />
}
