/** The attributes of a link that preloads a font, for text in the first view or text that a late font would shift. */
export const preloadFont = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
})
