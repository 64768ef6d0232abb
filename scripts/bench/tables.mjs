// @ts-check
/**
 * @typedef {string | import('./figures.mjs').Figure} Cell
 *
 * @typedef {object} Table
 * @property {string} title
 * @property {string} [note] how it was measured, in a sentence or two
 * @property {readonly string[]} columns the first one names the rows
 * @property {readonly (readonly Cell[])[]} rows
 */

/** Stands behind a figure that misses its goal. */
const MISSED = '✗'

/** A table as Markdown, its columns aligned so that it also reads well where it is printed. */
export function markdownTable(/** @type {Table} */ { title, note, columns, rows }) {
  const cells = [columns, ...rows.map((row) => row.map(textOf))]
  const widths = columns.map((_, column) =>
    Math.max(3, ...cells.map((row) => (row[column] ?? '').length)),
  )
  const line = (/** @type {readonly string[]} */ row) =>
    `| ${widths.map((width, column) => pad(row[column] ?? '', width, column)).join(' | ')} |`
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  const [head = [], ...body] = cells
  return [`### ${title}`, ...(note ? [note] : []), [head, rule, ...body].map(line).join('\n')].join(
    '\n\n',
  )
}

/** Every figure of a table that misses its goal, named by its row and column. */
export const missedGoals = (/** @type {Table} */ { title, columns, rows }) =>
  rows.flatMap((row) =>
    row.flatMap((cell, column) =>
      typeof cell !== 'string' && cell.misses
        ? [`${title}: ${textOf(row[0] ?? '')}, ${columns[column]}: ${cell.text}`]
        : [],
    ),
  )

const textOf = (/** @type {Cell} */ cell) =>
  typeof cell === 'string' ? cell : cell.misses ? `${cell.text} ${MISSED}` : cell.text

/** Names stand left, figures right. */
const pad = (
  /** @type {string} */ text,
  /** @type {number} */ width,
  /** @type {number} */ column,
) => (column === 0 ? text.padEnd(width) : text.padStart(width))

/**
 * A document with what stands between `<!-- bench:name -->` and `<!-- /bench:name -->` replaced.
 *
 * @param {string} document
 * @param {string} name
 * @param {string} content
 * @throws {Error} when the document has no such place
 */
export function replaceBlock(document, name, content) {
  const [open, close] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`]
  const start = document.indexOf(open)
  const end = document.indexOf(close)
  if (start === -1 || end < start) throw new Error(`The document has no place for "${name}".`)
  return `${document.slice(0, start + open.length)}\n\n${content}\n\n${document.slice(end)}`
}
