import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/*
 * A page translator puts each text node into an element. A text alone in its element survives, since React sets that
 * element's text. A text beside others is updated where nobody sees it, and throws when it is removed.
 */

// biome-ignore lint/suspicious/noExplicitAny: any node of the syntax tree, told apart by its type
type Node = any

const all = (node: Node): Node[] =>
  Array.isArray(node)
    ? node.flatMap(all)
    : node?.type
      ? [node, ...Object.values(node).flatMap(all)]
      : []
const has = (node: Node, type: RegExp) => all(node).some((one) => type.test(one.type))
const isBlank = ({ type, value, expression }: Node) =>
  (type === 'JSXText' && !value.trim()) || expression?.type === 'JSXEmptyExpression'

/** Lines with a computed text that shares its element with others. */
function textsBesideOthers(code: string) {
  const program = all(parseSync('component.tsx', code).program)
  /** Computed variables. Props count as they are. */
  const workedOut = program
    .filter(({ type, init }) => type === 'VariableDeclarator' && init && !has(init, /^JSX/))
    .filter(
      ({ init }) =>
        !['Identifier', 'MemberExpression', 'ArrowFunctionExpression'].includes(init.type),
    )
    .flatMap(({ id }) => all(id).filter(({ type }) => type === 'Identifier'))
    .map(({ name }) => name)

  const isText = (node: Node): boolean => {
    switch (node?.type) {
      case 'JSXExpressionContainer':
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        return isText(node.expression)
      case 'ConditionalExpression':
        return isText(node.consequent) || isText(node.alternate)
      case 'LogicalExpression':
        return isText(node.right)
      case 'CallExpression':
        return !/^(map|children|createPortal)$/.test(node.callee.property?.name ?? node.callee.name)
      case 'MemberExpression':
        return node.computed ? node.property.type !== 'Literal' : isText(node.object)
      case 'Identifier':
        return workedOut.includes(node.name)
      default:
        return node?.type === 'TemplateLiteral'
    }
  }
  const besideOthers = program.flatMap(({ type, children }) => {
    const shown =
      type === 'JSXElement' || type === 'JSXFragment'
        ? children.filter((one: Node) => !isBlank(one))
        : []
    return shown.length > 1 || type === 'JSXFragment' ? shown : []
  })
  /** A component that returns a text has no element of its own for it. */
  const returned = program
    .filter(({ type, id }) => type === 'FunctionDeclaration' && /^[A-Z]/.test(id?.name))
    .flatMap(({ body }) => body.body.filter(({ type }: Node) => type === 'ReturnStatement'))
    .map(({ argument }) => argument)
  return [...besideOthers, ...returned]
    .filter(isText)
    .map(
      ({ start, end }) =>
        `line ${code.slice(0, start).split('\n').length}: ${code.slice(start, end)}`,
    )
}

test('a computed text beside others is found', () => {
  const code = `function Sum({ cents, name, children }) {
    const { count } = useCart()
    if (!cents) return <><b /><span>{format(cents)}</span>{name}{children}</>
    return <p><b />{format(cents)}
      {count}
      {words[count]}
      {words[0]}{name && <i>{format(cents)}</i>}
    </p>
  }
  function Plain({ cents }) { return format(cents) }`
  expect(textsBesideOthers(code)).toEqual([
    'line 4: {format(cents)}',
    'line 5: {count}',
    'line 6: {words[count]}',
    'line 10: format(cents)',
  ])
})

test('a text that changes has an element to itself, as a translated page needs', () => {
  const found = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      textsBesideOthers(readFileSync(`app/${file}`, 'utf8')).map((text) => `${file} ${text}`),
    )
  expect(found).toEqual([])
})
