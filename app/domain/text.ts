/** A text's characters as a reader counts them. Firefox before 125 has no segmenter and gets whole words. */
export function* charactersOf(text: string) {
  if (!('Segmenter' in Intl)) return yield* text.match(/\s*\S+/g) ?? []
  for (const { segment } of new Intl.Segmenter().segment(text)) yield segment
}

/**
 * Shortens a text to a size, between two characters, and ends it in '…' if it was cut.
 *
 * @param sizeOf - measures a part; by default its UTF-16 code units
 */
export function shortened(text: string, most: number, sizeOf = (part: string) => part.length) {
  let kept = ''
  let size = 0
  for (const part of charactersOf(text)) {
    size += sizeOf(part)
    if (size > most) return `${kept}…`
    kept += part
  }
  return text
}
