/** Prints an element and nothing else of the page: see styles/print.css. */
export function printAlone(element: HTMLElement | null) {
  element?.setAttribute('data-print', '')
  window.print()
  element?.removeAttribute('data-print')
}
