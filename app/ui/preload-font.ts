/** The attributes of a link that preloads a font: one of the first view, or one whose late arrival would shift text. */
export const preloadFont = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
})
