// @ts-check
/** What is asked inside a page. Each function is sent to the browser by its text: it may use nothing outside itself. */

/**
 * The first element of a CSS selector that can be seen and whose name or text has these words. `=Cart`
 * wants nothing but them, and '' takes any element.
 *
 * A name is what a label, `aria-label` or `aria-labelledby` says: enough for this site.
 *
 * @param {string} css
 * @param {string} name
 * @returns {Element | null}
 */
export function findInPage(css, name) {
  const clean = (/** @type {string | null | undefined} */ text) =>
    (text ?? '').replace(/\s+/g, ' ').trim()
  const namesOf = (/** @type {Element} */ element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = 'labels' in element ? /** @type {HTMLInputElement} */ (element).labels : null
    return [
      element.getAttribute('aria-label'),
      ids.map((id) => document.getElementById(id)?.textContent).join(' '),
      ...[...(labels ?? [])].map((label) => label.textContent),
      element.textContent,
    ].map(clean)
  }
  const fits = (/** @type {string} */ found) =>
    name.startsWith('=') ? found === name.slice(1) : found.includes(name)
  return (
    [...document.querySelectorAll(css)].find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && namesOf(element).some(fits),
    ) ?? null
  )
}

/** Whether React has taken the page over: it leaves its mark on every element. */
export function isHydrated() {
  return Object.keys(document.querySelector('main') ?? {}).some((key) =>
    key.startsWith('__reactProps'),
  )
}

/** Whether one page is still giving way to another: until it has, nothing can be clicked. */
export function isDissolving() {
  return (
    Boolean(Reflect.get(document, 'activeViewTransition')) ||
    document
      .getAnimations()
      .some(({ effect }) => /^::view-transition/.test(Reflect.get(effect ?? {}, 'pseudoElement')))
  )
}

/** Whether all of an element can be seen without scrolling. */
export function isInWindow(/** @type {string} */ css) {
  const { top, bottom } = document.querySelector(css)?.getBoundingClientRect() ?? { top: -1 }
  return top >= 0 && (bottom ?? 0) <= window.innerHeight + 1
}

/** Elements that reach out of the window on the right, when the page can be scrolled there. */
export function sticksOut() {
  const { scrollWidth } = document.documentElement
  if (scrollWidth <= window.innerWidth) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
    .map((element) => element.outerHTML.slice(0, 80))
    .concat(`${scrollWidth} px in a window of ${window.innerWidth}`)
    .slice(-3)
}

/** Writes down what the page logs as an error, for a driver that cannot tell. */
export function keepErrors() {
  if (Reflect.has(window, 'keptErrors')) return
  /** @type {string[]} */
  const kept = []
  Reflect.set(window, 'keptErrors', kept)
  const log = console.error
  console.error = (...words) => {
    kept.push(words.map(String).join(' '))
    log(...words)
  }
  window.addEventListener('error', ({ message }) => kept.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)))
}

/** What `keepErrors` has written down. */
export const keptErrors = () => /** @type {string[]} */ (Reflect.get(window, 'keptErrors') ?? [])
