/** Prints an element and nothing else of the page: see styles/print.css. */
export function printAlone(element: HTMLElement | null) {
  if (!element) return
  element.setAttribute('data-print', '')
  // Phones return from print() before they have drawn the page.
  addEventListener('afterprint', () => element.removeAttribute('data-print'), { once: true })
  window.print()
}
