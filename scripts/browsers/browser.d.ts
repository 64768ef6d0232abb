/** A browser that was started, whichever it is. */
export type Browser = {
  version: string
  /** A tab of a visitor who has seen nothing of the site. */
  open: () => Promise<Tab>
  close: () => Promise<void>
}

/** All that a journey can do. */
export type Tab = {
  /** Loads an address, until all of the page is there. */
  go: (url: string) => Promise<void>
  /** See `findInPage`. */
  find: (css: string, name: string) => Promise<Found | null>
  /** A key by the name that KeyboardEvent has for it, perhaps with another one held. */
  press: (key: string, held?: string) => Promise<void>
  evaluate: <Values extends unknown[], Answer>(
    question: (...values: Values) => Answer,
    ...values: Values
  ) => Promise<Awaited<Answer>>
  /** Makes the page this wide, and the window or the page this high. */
  resize: (width: number, height: number) => Promise<void>
  /** PNG. */
  picture: () => Promise<Uint8Array>
  /** What was logged as an error since the last look, or since the page was opened. */
  errors: () => Promise<string[]>
  close: () => Promise<void>
}

export type Found = { click: () => Promise<void>; type: (text: string) => Promise<void> }
