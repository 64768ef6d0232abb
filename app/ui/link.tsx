import { type LinkProps, Link as RouterLink } from 'react-router'

/**
 * Every link inside the site. Its page is fetched when the guest points at it or tabs to it, and
 * dissolves into view where the browser can do that. A post does not: it waits for its article, and
 * nothing on a page moves while it is about to dissolve.
 */
export function Link(props: LinkProps) {
  const isToPost = String(props.to).startsWith('/blog/')
  return <RouterLink prefetch="intent" viewTransition={!isToPost} {...props} />
}
