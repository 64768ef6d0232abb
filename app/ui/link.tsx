// biome-ignore lint/style/noRestrictedImports: this is the one
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router'
import type { Target } from '#app/paths.ts'
import { common } from '#words/common.ts'

/** Without `prefetch`, which runs the next page's script and reloads this page if it fails: see frame/pages.ts. */
export type LinkProps = Omit<RouterLinkProps, 'to' | 'prefetch'> & { to: Target }

/**
 * React Router's link, to a page that exists or out of the site. It says if it opens a new tab. The header's are
 * `NavLink`s, which know the open page.
 */
export const Link = ({ children, ...props }: LinkProps) => (
  <RouterLink rel={props.target && 'noopener noreferrer'} {...props}>
    {children}
    {props.target && <span className="visually-hidden"> {common.newTab}</span>}
  </RouterLink>
)
