const sheets = import.meta.glob<{ default: { words?: string } }>(
  '../styles/*/mixed-scripts.module.css',
  { eager: true },
)

/**
 * The class of an element with words of several languages. It sets words of another language in that language's font. A
 * language that needs this has a `mixed-scripts.module.css` in its styles.
 */
export const mixedScripts = Object.values(sheets)
  .map(({ default: { words } }) => words)
  .join(' ')
