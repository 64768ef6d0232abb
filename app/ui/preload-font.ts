/** The head's link that fetches a font before the styles ask for it, for words that are seen first or would move when it comes. */
export const preloadFont = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
})
