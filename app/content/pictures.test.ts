import { expect, test } from 'vitest'
import type { PictureData, PictureEntry } from '#app/domain/picture.ts'
import { posts } from './blog.ts'
import { shareFiles } from './pictures.generated/share-files.ts'
import { pictures } from './pictures.ts'
import { roomPictures } from './rooms/pictures.ts'

const entries: [string, PictureEntry][] = Object.entries(pictures)

const groups = import.meta.glob<Record<string, Record<string, PictureData>>>(
  ['./pictures.generated/*.ts', '!**/encoded-widths.ts', '!**/share-files.ts'],
  { eager: true },
)
const content = import.meta.glob(
  ['./*.ts', './{dishes,rooms}/*.ts', '!./**/*.test.ts', '!./pictures.ts'],
  {
    eager: true,
  },
)
/** Finds pictures that a page takes from their group by name. */
const pages = import.meta.glob<string>('../routes/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const words = import.meta.glob<Record<string, Record<string, string>>>('./en/pictures/*.ts', {
  eager: true,
})

/** The members of each group, as ids: 'room-deluxe-bed'. */
const membersOf = <Member>(
  modules: Record<string, Record<string, Record<string, Member>>>,
): [string, Member][] =>
  Object.entries(modules).flatMap(([path, module]) => {
    const group = /([^/]*)\.ts$/.exec(path)?.[1]
    return Object.values(module).flatMap((members) =>
      Object.entries(members).map(([name, member]) => [`${group}-${name}`, member]),
    )
  })
const descriptions = membersOf(words)

test('alt texts are one phrase each, and none stands twice', () => {
  expect(new Set(descriptions.map(([, alt]) => alt)).size).toBe(descriptions.length)
  for (const [id, alt] of descriptions) {
    expect(alt, id).toMatch(/^\S.{1,148}\S$/)
    expect(alt, id).not.toMatch(/(picture|image|photo|photograph|drawing|illustration) of/i)
    expect(alt, id).not.toMatch(/\.$/)
  }
})

test('every picture of the registry is used', () => {
  const facts = JSON.stringify(Object.values(content))
  const code = Object.values(pages).join('\n')
  const inPages = Object.values(groups).flatMap((module) =>
    Object.entries(module).flatMap(([group, members]) =>
      Object.entries(members)
        .filter(
          ([name]) => code.includes(`${group}.${name}`) || code.includes(`${group}['${name}']`),
        )
        .map(([, { id }]) => id),
    ),
  )
  const unused = entries
    .map(([id]) => id)
    .filter((id) => !facts.includes(`"id":"${id}"`) && !inPages.includes(id))
  expect(unused, 'Take them out of app/content/pictures.ts and masters/, or use them.').toEqual([])
})

test('a link to a room or a post can be shown with its picture', () => {
  const shown = [
    ...Object.values(roomPictures).map(([first]) => first),
    ...posts.map(({ image }) => image),
  ]
  const missing = shown.map(({ id }) => id).filter((id) => !shareFiles[id])
  expect(missing, 'add `share: true` in pictures.ts and run npm run pictures').toEqual([])
})

test('the band under a hero is dark enough for its words', () => {
  const linear = (part: number) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  for (const [id, { bandColour }] of entries) {
    if (!bandColour) continue
    const [red = 1, green = 1, blue = 1] = [1, 3, 5].map((at) =>
      linear(Number.parseInt(bandColour.slice(at, at + 2), 16) / 255),
    )
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    // 8 : 1 for white gives 4.9 : 1 for the brass line, whose luminance is 0.6 of white's.
    expect(1.05 / (luminance + 0.05), `${id}: choose a darker bandColour`).toBeGreaterThanOrEqual(8)
  }
})
