type Keys = { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }

/** Whether a key is pressed together with another. Such keys are the browser's own, like Alt+Left for Back. */
export const isChord = ({ altKey, ctrlKey, metaKey, shiftKey }: Keys) =>
  altKey || ctrlKey || metaKey || shiftKey
