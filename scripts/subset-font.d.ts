/** What the font scripts use of subset-font, which ships no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string | null,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      variationAxes?: { wght: { min: number; max: number } }
      keepAllGlyphs?: boolean
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
