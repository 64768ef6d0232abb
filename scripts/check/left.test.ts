import { expect, test } from 'vitest'
import { textsIn } from './left.mjs'

test('the texts of a file are its words and names, not its ids, keys, types and imports', () => {
  const code = `import { a } from '#words/Some.ts'
export const words = {
  'Not this': 'Our rooms',
  id: 'nakshi', sum: (n: 'One' | 'Two') => n ? \`Pay \${n}, please\` : 'Free',
} as const satisfies Record<'Key', string>`
  expect(textsIn(code)).toEqual([
    { line: 3, text: 'Our rooms' },
    { line: 4, text: 'Pay' },
    { line: 4, text: ', please' },
    { line: 4, text: 'Free' },
  ])
})
