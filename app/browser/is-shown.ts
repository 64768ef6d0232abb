import type { Location } from 'react-router'

/**
 * Whether the browser is at the entry that is shown. While Back or Forward wait for their page the URL is that page's, and
 * the shown one must not write to it.
 */
export const isShown = ({ key }: Pick<Location, 'key'>) =>
  key === (window.history.state?.key ?? 'default')
