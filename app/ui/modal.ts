// A selector that a browser does not know is skipped within `:is()`.
const MODAL = ':is(dialog:modal, [aria-modal=true]:not([popover]), [aria-modal=true]:popover-open)'

/**
 * Whether something lies over the whole page and keeps its place until it is closed: a dialog, by whichever library,
 * or the driver's card.
 */
export const isModalOpen = () => document.querySelector(MODAL) !== null

/** Whether it has the focus, too: a library may move it there only with the next frame. */
export const isModalFocused = () => Boolean(document.activeElement?.closest(MODAL))
