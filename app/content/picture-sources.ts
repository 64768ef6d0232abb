import type { OwnPicture, PictureSource } from '#app/domain/picture.ts'

/** What heads and structured data name is named by content too, and they need a build's constants. */
const modules = import.meta.glob(
  ['./*.ts', '!./*.test.ts', '!./pictures.ts', '!./head.ts', '!./structured-data.ts'],
  { eager: true },
)

/** Every picture that any content names, ours and other hosts': for the page's policy and for tests. */
export const pictureSources: readonly PictureSource[] = Object.entries(modules).flatMap(
  ([file, module]) => (file === './picture-sources.ts' ? [] : picturesIn(module)),
)

/** An address counts where its field says that it is a picture: there are links among the words. */
function picturesIn(value: unknown, field = ''): PictureSource[] {
  if (isAddress(value)) return /image|picture|avatar/i.test(field) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  if (isOwnPicture(value)) return [value]
  return Object.entries(value).flatMap(([key, part]) =>
    picturesIn(part, Array.isArray(value) ? field : key),
  )
}

function isAddress(value: unknown): value is `https://${string}` {
  return typeof value === 'string' && value.startsWith('https://')
}

function isOwnPicture(value: object): value is OwnPicture {
  return 'slot' in value && 'hash' in value
}
