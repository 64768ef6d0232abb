/** Prints an element and nothing else of the page: see styles/print.css. */
export function printAlone(element: HTMLElement | null) {
  if (!element) return
  element.setAttribute('data-print', '')
  const printed = new AbortController()
  printed.signal.onabort = () => element.removeAttribute('data-print')
  // Phones return from print() before they have drawn the page, and some browsers do not tell when they have.
  for (const type of ['afterprint', 'pointerdown', 'keydown'])
    addEventListener(type, () => printed.abort(), printed)
  window.print()
}
