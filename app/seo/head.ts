import { languages } from '#app/content/languages.js'
import { SHARE_SIZE, shareFiles } from '#app/content/pictures.generated/share-files.ts'
import type { PictureData } from '#app/domain/picture.ts'
import type { Path } from '#app/paths.ts'
import { lang } from '#language'
import { hotel, pageTitle } from '#words/hotel.ts'
import { structuredData } from './structured-data/index.ts'
import { shareUrl, urlOf } from './url.ts'

/** What a page tells browsers, search engines and link previews about itself. */
type Head = {
  title: string
  description: string
  path: Path
  /** The canonical path, if it is not `path`. */
  canonical?: Path
  /** The picture of link previews, marked `share` in the picture registry. Only the prerendered HTML needs one. */
  picture: PictureData | false
  published?: string
}

/**
 * A page's head, for a route's `meta`: title, description and canonical URL. What only crawlers read is left to the
 * prerendered HTML.
 */
export const head = (page: Head) => [
  { title: pageTitle(page.title) },
  { name: 'description', content: page.description },
  { tagName: 'link', rel: 'canonical', href: canonicalUrl(page) },
  ...(import.meta.env.SSR
    ? [...alternateLinks(page), ...linkPreview(page), { 'script:ld+json': structuredData(page) }]
    : []),
]

/** The head of a page that does not exist, kept out of search engines. */
export const missingHead = (title: string) => [
  { title: pageTitle(title) },
  { name: 'robots', content: 'noindex' },
]

const canonicalUrl = ({ path, canonical = path }: Head) => urlOf(canonical)

/** Links to this page in every language. `x-default` is the main language. */
const alternateLinks = ({ path, canonical = path }: Head) =>
  [...languages, { ...languages[0], lang: 'x-default' }].map((language) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: language.lang,
    href: urlOf(canonical, language),
  }))

/** Open Graph tags, and the one tag that Twitter does not take from them. */
function linkPreview(page: Head) {
  const { title, description, picture, published } = page
  const share = picture && shareFiles[picture.id]
  if (!share)
    throw new Error(
      `The head of ${page.path} names a picture that cannot be shared. Add \`share: true\` to it in ` +
        'app/content/pictures.ts and run `npm run pictures`, or name another.',
    )
  return [
    { property: 'og:site_name', content: hotel.name },
    { property: 'og:type', content: published ? 'article' : 'website' },
    ...languages.map((language) => ({
      property: language.lang === lang ? 'og:locale' : 'og:locale:alternate',
      content: language.locale,
    })),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonicalUrl(page) },
    { property: 'og:image', content: shareUrl(picture) },
    { property: 'og:image:width', content: String(SHARE_SIZE.width) },
    { property: 'og:image:height', content: String(SHARE_SIZE.height) },
    { property: 'og:image:alt', content: share.alt },
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
