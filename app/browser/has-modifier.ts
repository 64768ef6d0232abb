type Keys = { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }

/**
 * Whether a key or a press comes together with another key. Such ones are the browser's own: Alt+Left is Back, and
 * Ctrl with a press on a link opens a tab.
 */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Keys) =>
  altKey || ctrlKey || metaKey || shiftKey
