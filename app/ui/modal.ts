const MODAL = ':is(dialog:modal, [aria-modal=true])'

/** Whether something lies over the whole page and keeps its place until it is closed. */
export const isModalOpen = () => document.querySelector(MODAL) !== null
