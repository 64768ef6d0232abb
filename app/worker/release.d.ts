/** Set by the build: the files of this release that a visitor without a connection needs. */
declare const __RELEASE__: {
  readonly pages: readonly ReleaseFile[]
  readonly files: readonly ReleaseFile[]
  /** For each picture, by its id, the address of the file that is as wide as a card. */
  readonly cards: Readonly<Record<string, string>>
}

/** A file's address; `revision` tells its content where its name does not, and is null where it does. */
type ReleaseFile = { readonly url: string; readonly revision: string | null }
