const sheets = import.meta.glob<{ default: { words?: string } }>(
  '../styles/*/mixed-scripts.module.css',
  { eager: true },
)

/**
 * The class of an element with words of every language: those of another language are set in its own font. A language
 * that needs this has a `mixed-scripts.module.css` among its styles.
 */
export const mixedScripts = Object.values(sheets)
  .map(({ default: { words } }) => words)
  .join(' ')
