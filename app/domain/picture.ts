/** How a picture is shown. Each slot has its own widths. */
export type PictureSlot = 'wide' | 'landscape' | 'tall' | 'portrait' | 'dish' | 'avatar'

/** A picture of the site, as the registry describes it. */
export interface PictureEntry {
  /** The point that every crop keeps, as a CSS `object-position` from the left and from the top. */
  readonly focus: `${number}% ${number}%`
  /** Decides the widths it is encoded at. */
  readonly slot: PictureSlot
  /** Width to height of a second crop for phones, where a landscape picture would show its subject small. */
  readonly upright?: `${number} / ${number}`
  /** For a page's hero: the colour of the picture's foot, as `#rrggbb`, for the band of words beneath it. */
  readonly bandColour?: `#${string}`
  /** For a map: where the names of its landmarks stand, as `focus` is written. */
  readonly landmarks?: Readonly<Record<string, `${number}% ${number}%`>>
  /** Whether links to a page are shown with it: then it also gets a crop of 1200 × 630 pixels. */
  readonly share?: true
}

/** How wide a picture's files are, in pixels: the AVIF files, those for phones, the one JPEG. */
export interface PictureWidths {
  readonly avif: readonly number[]
  readonly phone: readonly number[]
  readonly jpeg: number
}

/** A picture as `npm run pictures` encoded it: all that a page needs to show it. */
export interface PictureData {
  /** The name of its master, and the beginning of the names of its files: 'room-deluxe-bed'. */
  readonly id: string
  readonly widths: PictureWidths
  /** Of the master, in pixels, whatever the picture is cropped to. */
  readonly width: number
  readonly height: number
  /** The mark in the names of its files, which changes with them. */
  readonly hash: string
  /** What is seen in it, for those who do not see it. */
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
