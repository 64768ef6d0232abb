/** Prints an element and nothing else of the page: see styles/print.css. */
export function printAlone(element: HTMLElement | null) {
  if (!element) return
  element.setAttribute('data-print', '')
  const printed = new AbortController()
  printed.signal.onabort = () => element.removeAttribute('data-print')
  // On phones `print()` returns before the page is drawn, and some browsers fire no `afterprint`.
  for (const type of ['afterprint', 'pointerdown', 'keydown'])
    addEventListener(type, () => printed.abort(), { signal: printed.signal })
  window.print()
}
