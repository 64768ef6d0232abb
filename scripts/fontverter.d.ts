/** What the font scripts use of fontverter, which ships no types. */
declare module 'fontverter' {
  const fontverter: {
    convert(font: Buffer, to: 'sfnt' | 'woff2'): Promise<Buffer>
  }
  export default fontverter
}
