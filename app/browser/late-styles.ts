/** Adds the styles of a lazy module, so that no page loads them at first. */
export function addLateStyles(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
