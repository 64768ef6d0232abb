import { expect, test } from 'vitest'
import type { PictureEntry } from '#app/domain/picture.ts'
import { posts } from './blog.ts'
import { shareFiles } from './pictures.generated/share-files.ts'
import { pictures } from './pictures.ts'
import { roomPictures } from './rooms/pictures.ts'

const words = import.meta.glob<Record<string, Record<string, string>>>('./en/pictures/*.ts', {
  eager: true,
})

/** The alt texts, each with its file and its name there. */
const descriptions = Object.entries(words).flatMap(([file, groups]) =>
  Object.values(groups).flatMap((alts) =>
    Object.entries(alts).map(([name, alt]) => [`${file} ${name}`, alt] as const),
  ),
)

test('alt texts are one phrase each, and none stands twice', () => {
  expect(new Set(descriptions.map(([, alt]) => alt)).size).toBe(descriptions.length)
  for (const [id, alt] of descriptions) {
    expect(alt, id).toMatch(/^\S.{1,148}\S$/)
    expect(alt, id).not.toMatch(/(picture|image|photo|photograph|drawing|illustration) of/i)
    expect(alt, id).not.toMatch(/\.$/)
  }
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
  for (const [id, { bandColour }] of Object.entries<PictureEntry>(pictures)) {
    if (!bandColour) continue
    const [red = 1, green = 1, blue = 1] = [1, 3, 5].map((at) =>
      linear(Number.parseInt(bandColour.slice(at, at + 2), 16) / 255),
    )
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    // 8 : 1 for white gives 4.9 : 1 for the brass line, whose luminance is 0.6 of white's.
    expect(1.05 / (luminance + 0.05), `${id}: choose a darker bandColour`).toBeGreaterThanOrEqual(8)
  }
})
