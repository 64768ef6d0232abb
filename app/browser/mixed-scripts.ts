const sheets = import.meta.glob<{ default: { words?: string } }>(
  '../styles/*/beside-others.module.css',
  { eager: true },
)

/**
 * The class of an element with words of every language: those of another edition are set in its own font. A language
 * that needs this has a `beside-others.module.css` among its styles.
 */
export const besideOthers = Object.values(sheets)
  .map(({ default: { words } }) => words)
  .join(' ')
