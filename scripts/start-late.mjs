// @ts-check
/** Lets the scripts of a page wait until the page is seen: they share the line with its words and pictures. */

/** What is of no use to a page without its scripts; the manifest only serves to install the site. */
const LATE_LINKS = /<link rel="(modulepreload|manifest)"[^>]*>/g
const ENTRY = /<script type="module" async="">([\s\S]*?)<\/script>/

/** What the skeleton has hidden is drawn within this time. */
const PAINT_MS = 150

/** In case a picture hangs: what is there by then can be used. */
const LONGEST_WAIT_MS = 3000

/**
 * The page with its scripts held back until all that is seen has come, on Home also until the skeleton
 * has gone, or a guest reaches for something. A page that does not start as the framework's do stays as
 * it is.
 *
 * @param {string} html
 */
export function startLate(html) {
  if (!ENTRY.test(html)) return html
  const links = html.match(LATE_LINKS)?.join('') ?? ''
  return html
    .replace(LATE_LINKS, '')
    .replace(
      ENTRY,
      (_, entry) =>
        `<script type="text/plain" data-entry>${entry}</script><script>${starter(links)}</script>`,
    )
}

/** The entry takes its place as a script in the very words that the page's policy knows by their hash. */
const starter = (/** @type {string} */ links) => `{
  const start = () => {
    const entry = document.querySelector('script[data-entry]')
    if (!entry) return
    document.head.insertAdjacentHTML('beforeend', ${JSON.stringify(links)})
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = entry.textContent
    entry.replaceWith(script)
  }
  const startSoon = () => (window.requestIdleCallback ?? setTimeout)(start)
  addEventListener('load', () => {
    const heading = document.querySelector('h1')
    if (heading && getComputedStyle(heading).visibility === 'hidden')
      addEventListener('animationend', () => setTimeout(startSoon, ${PAINT_MS}), { once: true })
    else startSoon()
  })
  addEventListener('pointerdown', start, { once: true })
  addEventListener('keydown', start, { once: true })
  setTimeout(start, ${LONGEST_WAIT_MS})
}`
