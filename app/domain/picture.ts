/** The kinds of place that a picture is shown in. Each has its own widths. */
export type PictureSlot = 'wide' | 'landscape' | 'tall' | 'portrait' | 'dish' | 'avatar'

/** One of the site's own pictures, as the registry describes it. */
export interface PictureEntry {
  /** What is seen, for those who do not see it: a phrase of at most 150 characters, never empty. */
  readonly alt: string
  /** The point that every crop keeps, as a CSS `object-position` from the left and from the top. */
  readonly focus: `${number}% ${number}%`
  /** The kind of place it is shown in, which decides the widths it is encoded at. */
  readonly slot: PictureSlot
  /** Width to height of a second crop for phones, where the picture fills a tall screen. */
  readonly upright?: `${number} / ${number}`
  /** Whether links to a page are shown with it: then it also gets a crop of 1200 × 630 pixels. */
  readonly share?: true
}

/** One of the site's own pictures as a page shows it: what it takes to name its files and say its words. */
export interface OwnPicture {
  /** The name of its master, and the beginning of the names of its files: 'room-deluxe-bed'. */
  readonly id: string
  readonly slot: PictureSlot
  /** Of the master, in pixels, whatever the picture is cropped to. */
  readonly width: number
  readonly height: number
  /** The mark in the names of its files, which changes with them. */
  readonly hash: string
  /** What is seen, for those who do not see it. */
  readonly alt: string
  /** The crop for phones, where there is one. Its files are AVIF only and have a mark of their own. */
  readonly upright?: {
    /** Of the crop, in pixels of the master. */
    readonly width: number
    readonly height: number
    readonly hash: string
    /** Of its files, in pixels, ascending. */
    readonly widths: readonly number[]
  }
}

/** Where a picture comes from: it is one of the site's own, or the absolute https address of another. */
export type PictureSource = OwnPicture | `https://${string}`

/** Whether a picture is an address elsewhere rather than one of the site's own. */
export const isExternal = (source: PictureSource): source is `https://${string}` =>
  typeof source === 'string'

/** What a picture is told apart by in a list: the id of one of the site's own, or the address. */
export const pictureKey = (source: PictureSource): string =>
  isExternal(source) ? source : source.id

/**
 * The hosts, sorted and each named once, from which the given pictures are fetched: the ones that a
 * content security policy must allow. The site's own pictures add none.
 * @throws {RangeError} when an address elsewhere is not a whole address ('https://').
 */
export const externalHosts = (sources: readonly PictureSource[]): string[] =>
  [...new Set(sources.filter(isExternal).map(host))].sort()

function host(source: string) {
  if (!URL.canParse(source))
    throw new RangeError(`Not the address of a picture: '${source}'. Expected https://host/path.`)
  return new URL(source).host
}
