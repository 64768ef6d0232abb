// biome-ignore lint/style/noRestrictedImports: this is the one
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router'
import type { Target } from '#app/paths.ts'

export type LinkProps = Omit<RouterLinkProps, 'to'> & { to: Target }

/** Every link inside the site. */
export const Link = (props: LinkProps) => <RouterLink {...props} />
