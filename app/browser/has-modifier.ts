type Keys = { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }

/**
 * Whether another key is held down with a key or a press. Those belong to the browser: Alt+Left is Back, and Ctrl with a
 * press on a link opens a tab.
 */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Keys) =>
  altKey || ctrlKey || metaKey || shiftKey
