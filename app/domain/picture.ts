/** How a picture is shown. Each slot has its own widths. */
export type PictureSlot = 'wide' | 'landscape' | 'tall' | 'portrait' | 'dish' | 'avatar'

/** How a master is to be encoded and shown: its entry in content/pictures.ts. */
export type PictureEntry = {
  /** The point that every crop keeps, as a CSS `object-position` from the left and from the top. */
  readonly focus: `${number}% ${number}%`
  /** Decides the widths it is encoded at. */
  readonly slot: PictureSlot
  /** Width to height of a second crop for phones, for a landscape picture whose subject would be too small there. */
  readonly upright?: `${number} / ${number}`
  /** For a hero: the colour of the picture's foot, `#rrggbb`, for the band beneath it. */
  readonly bandColour?: `#${string}`
  /** For a map: where the names of its landmarks stand, written like `focus`. */
  readonly landmarks?: Readonly<Record<string, `${number}% ${number}%`>>
  /** Whether link previews show it. It then gets a crop of 1200 × 630 pixels too. */
  readonly share?: true
}

/** The widths of a picture's files in pixels: its AVIF files, those for phones, and its one JPEG. */
export type PictureWidths = {
  readonly avif: readonly number[]
  readonly phone: readonly number[]
  readonly jpeg: number
}

/** A picture as `npm run pictures` encoded it: all that a page needs to show it. */
export type PictureData = {
  /** The name of its master, with which its files' names begin: 'room-deluxe-bed'. */
  readonly id: string
  readonly widths: PictureWidths
  /** The master's size in pixels, however the picture is cropped. */
  readonly width: number
  readonly height: number
  /** The hash in the names of its files. */
  readonly hash: string
  readonly alt: string
  /** The crop for phones, if there is one. Its files are AVIF only and have a hash of their own. */
  readonly upright?: {
    /** The crop's size, in pixels of the master. */
    readonly width: number
    readonly height: number
    readonly hash: string
    /** The widths of its files in pixels, ascending. */
    readonly widths: readonly number[]
  }
}
