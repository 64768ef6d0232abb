// biome-ignore lint/style/noRestrictedImports: this is the one
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router'
import type { Target } from '#app/paths.ts'

/** Without `prefetch`, which runs the next page's script and reloads this page if it fails: see frame/pages.ts. */
export type LinkProps = Omit<RouterLinkProps, 'to' | 'prefetch'> & { to: Target }

/** Every link inside the site. */
export const Link = (props: LinkProps) => <RouterLink {...props} />
