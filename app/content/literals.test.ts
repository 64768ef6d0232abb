import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** Attributes and props whose text is seen or read out. */
const VISIBLE =
  /^(aria-(label|description|roledescription|valuetext)|alt|hint|label|message|placeholder|text|title)$/

/** Text that no code looks like: 'Check-in', but not 'roomType', 'M12 3' or 'Control+K'. */
const TEXT = /^(\p{Lu}\p{Ll}+|\p{Lo}[\p{Lo}\p{M}]+)(?=[\s-]|$)/u

/** Text anywhere. */
const SENTENCE = /^\s*(\p{Lu}\p{Ll}+|\p{Lo}[\p{Lo}\p{M}]+)[,:]? \S/u

const hasWords = (text: string) => /\p{L}{2}/u.test(text)
const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
/** All code but words, names of fonts and of schema.org, and the stamp, which is in Bengali in every language. */
const code = files.filter((file) =>
  /^(?!content|styles|seo.structured-data|sentences.*stamp).*(?<!test)\.(tsx?|js)$/.test(file),
)

/** The lines with text in code. */
function literalsIn(code: string) {
  const found: string[] = []
  visit(parseSync('component.tsx', code).program, false)
  return found

  /** `isShown`: a text in here is seen or read out. */
  // biome-ignore lint/suspicious/noExplicitAny: any node of the syntax tree, told apart by its type
  function visit(node: any, isShown: boolean) {
    if (Array.isArray(node)) for (const one of node) visit(one, isShown)
    if (!node?.type) return
    const text = node.type === 'TemplateElement' ? node.value.cooked : node.value
    const isText = ['Literal', 'TemplateElement', 'JSXText'].includes(node.type)
    if (node.type === 'NewExpression') return // errors are for developers
    if (isText && typeof text === 'string' && (isShown ? hasWords(text) : SENTENCE.test(text)))
      found.push(`line ${code.slice(0, node.start).split('\n').length}: ${text.trim()}`)

    for (const [key, child] of Object.entries(node)) visit(child, isShownIn(node, key, isShown))
  }

  // biome-ignore lint/suspicious/noExplicitAny: see above
  function isShownIn(node: any, key: string, isShown: boolean) {
    if (['JSXAttribute', 'Property'].includes(node.type))
      return VISIBLE.test((node.name ?? node.key).name) || TEXT.test(node.value?.value)
    if (['JSXElement', 'JSXFragment'].includes(node.type)) return key === 'children'
    if (['BinaryExpression', 'CallExpression', 'MemberExpression'].includes(node.type)) return false
    return isShown && key !== 'test' // the condition of a ternary is not rendered
  }
}

test('text in a component is found', () => {
  const code = `const options = ['Any table'], note = 'Ask for ' + n, key = 'Enter', fault = new Error('Not now')
  const A = ({ n, is }) => <p aria-label={\`Page \${n}\`}>
    {is ? 'yes' : n}
    <b title="Close">per night</b>
    <i className="plain" role={is === 'x' ? 'status' : 'alert'} aria-keyshortcuts="Control+K">{n}</i>
    <Facts heading="Check-in" facts={[{ term: 'Check-out', value: n }]} name="roomType" />
    <Card link={{ to: 'home', label: 'View Details' }} />
  </p>`
  expect(literalsIn(code)).toEqual([
    'line 1: Any table',
    'line 1: Ask for',
    'line 2: Page',
    'line 3: yes',
    'line 4: Close',
    'line 4: per night',
    'line 6: Check-in',
    'line 6: Check-out',
    'line 7: View Details',
  ])
})

test('no code has text of its own: it belongs in content/', () => {
  const found = code.flatMap((file) =>
    literalsIn(readFileSync(`app/${file}`, 'utf8')).map((words) => `app/${file}, ${words}`),
  )
  expect(code.length).toBeGreaterThan(200)
  expect(found, 'Move these words to app/content/en').toEqual([])
})
