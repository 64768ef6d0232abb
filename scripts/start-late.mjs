// @ts-check
/** Lets the scripts of a page wait until the page is seen: they share the line with its words and pictures. */

/** What is of no use to a page without its scripts; the manifest only serves to install the site. */
const LATE_LINKS = /<link rel="(modulepreload|manifest)"[^>]*>/g
const ENTRY = /<script type="module" async="">([\s\S]*?)<\/script>/

/** The router's own: names this entry of the history, or scrolls one that it has named to where it was left. */
const SCROLLER = /<script>(?=\(\(storageKey, restoreKey\))/

/** What the skeleton has hidden is drawn within this time. */
const PAINT_MS = 150

/** In case a picture hangs: what is there by then can be used. */
const LONGEST_WAIT_MS = 3000

/**
 * The page with its scripts held back until all that is seen has come, on Home also until the skeleton
 * has gone, or a guest reaches for something. A page that was left before is scrolled at once; for another
 * the router would only ask the session's storage, in vain, before the first paint. That storage is opened
 * one idle moment before it is asked: a fresh browser goes to fetch it, and the page need not wait. A page
 * that does not start as the framework's do stays as it is.
 *
 * @param {string} html
 */
export function startLate(html) {
  if (!ENTRY.test(html) || !SCROLLER.test(html)) return html
  const links = html.match(LATE_LINKS)?.join('') ?? ''
  return html
    .replace(LATE_LINKS, '')
    .replace(SCROLLER, '<script type="text/plain" data-scroller>')
    .replace(
      ENTRY,
      (_, entry) =>
        `<script type="text/plain" data-entry>${entry}</script><script>${starter(links)}</script>`,
    )
}

/** A late script takes its place in the very words that the page's policy knows by their hash. */
const starter = (/** @type {string} */ links) => `{
  const run = (name, type) => {
    const late = document.querySelector('script[data-' + name + ']')
    if (!late) return
    const script = document.createElement('script')
    script.type = type
    script.textContent = late.textContent
    late.replaceWith(script)
  }
  if (history.state?.key) run('scroller', '')
  const start = () => {
    run('scroller', '')
    if (!document.querySelector('script[data-entry]')) return
    document.head.insertAdjacentHTML('beforeend', ${JSON.stringify(links)})
    run('entry', 'module')
  }
  const whenIdle = window.requestIdleCallback ?? setTimeout
  const startSoon = () => whenIdle(start)
  const openStorage = () => {
    try {
      sessionStorage
    } catch {}
  }
  const startOnceSeen = () => {
    const heading = document.querySelector('h1')
    const isHidden = heading && getComputedStyle(heading).visibility === 'hidden'
    run('scroller', '')
    if (isHidden)
      addEventListener('animationend', () => setTimeout(startSoon, ${PAINT_MS}), { once: true })
    else startSoon()
  }
  addEventListener('load', () =>
    whenIdle(() => {
      openStorage()
      whenIdle(startOnceSeen)
    }),
  )
  addEventListener('pointerdown', start, { once: true })
  addEventListener('keydown', start, { once: true })
  setTimeout(start, ${LONGEST_WAIT_MS})
}`
