import { expect, test } from 'vitest'

const words = import.meta.glob('./en/*.ts', { eager: true })
const content = import.meta.glob(
  ['./*.ts', './{dishes,rooms,pictures.generated}/*.ts', '!./**/*.test.ts'],
  { eager: true },
)

const namesIn = (modules: Record<string, unknown>) =>
  Object.entries(modules).flatMap(([path, module]) =>
    Object.keys(module as object).map((name) => ({ name, path })),
  )

test('a name means one thing: words and content export none twice', () => {
  const inWords = new Map(namesIn(words).map(({ name, path }) => [name, path]))
  const twice = namesIn(content).filter(({ name }) => inWords.has(name))
  expect(twice, 'name what it adds to the words, and take the words from #words').toEqual([])
})
