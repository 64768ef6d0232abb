/** A text's characters as a reader counts them. Firefox before 125 cannot tell them: whole words there. */
export function* charactersOf(text: string) {
  if (!('Segmenter' in Intl)) return yield* text.match(/\s*\S+/g) ?? []
  for (const { segment } of new Intl.Segmenter().segment(text)) yield segment
}

/**
 * A text of that size at most, before the '…' that it ends in where it was cut: never within a character.
 *
 * @param sizeOf - of a part of it, by default its UTF-16 code units
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
