/** A text's characters as a reader counts them. Firefox before 125 has no segmenter and gets whole words. */
export function* charactersOf(text: string) {
  if (!('Segmenter' in Intl)) return yield* text.match(/\s*\S+/g) ?? []
  for (const { segment } of new Intl.Segmenter().segment(text)) yield segment
}

/** Cuts a text between two characters, to at most this many code units, and ends it with '…'. */
export function shortened(text: string, most: number) {
  let kept = ''
  for (const part of charactersOf(text)) {
    if (kept.length + part.length > most) return `${kept}…`
    kept += part
  }
  return text
}

/** A text that no line breaks, with no-break spaces. */
export const noBreak = (text: string) => text.replaceAll(' ', '\u00a0')
