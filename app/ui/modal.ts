/**
 * Whether something lies over the whole page and keeps its place until it is closed: a dialog, by whichever library,
 * or the driver's card. A selector that a browser does not know is skipped within `:is()`.
 */
export const isModalOpen = () =>
  document.querySelector(
    ':is(dialog:modal, [aria-modal=true]:not([popover]), [aria-modal=true]:popover-open)',
  ) !== null
