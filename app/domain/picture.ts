/**
 * Where a picture comes from: the id of one of the site's own pictures, or the absolute https
 * address of a picture elsewhere. Naming the ids (`PictureSource<'tea' | 'pool'>`) has them checked.
 */
export type PictureSource<Id extends string = string> = Id | `https://${string}`

/** One of the site's own pictures, as the registry describes it. */
export interface PictureEntry<Slot extends string = string> {
  /** What is seen, for those who do not see it: a phrase of at most 150 characters, never empty. */
  readonly alt: string
  /** The point that every crop keeps, as a CSS `object-position` from the left and from the top. */
  readonly focus: `${number}% ${number}%`
  /** The kind of place it is shown in, which decides the widths it is encoded at. */
  readonly slot: Slot
}

/** Whether a picture is an address elsewhere rather than the id of one of the site's own. */
export const isExternal = (source: PictureSource): source is `https://${string}` =>
  source.startsWith('https://')

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
