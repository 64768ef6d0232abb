import { pageTitle } from './site.ts'

type Head = {
  title: string
  description: string
  /** The path that search engines should know the page by; aliases name their main path. */
  path: string
}

/** A page's title, description and canonical address, as a route's `meta` returns them. */
export const head = ({ title, description, path }: Head) => [
  { title: pageTitle(title) },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: `${__SITE_ORIGIN__}${path}` },
]

/** The title of a page that is not there, kept out of search engines. */
export const missingHead = (title: string) => [
  { title: pageTitle(title) },
  { name: 'robots', content: 'noindex' },
]
