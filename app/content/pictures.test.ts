import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { encodedPictures, encodedWidths } from './pictures.generated.ts'
import { type PictureId, pictures, slots } from './pictures.ts'

const ids = Object.keys(pictures) as PictureId[]
const folder = new URL('../../public/pictures/', import.meta.url)

test('each picture has its encoded files, and nothing is encoded that has no picture', () => {
  expect(Object.keys(encodedPictures)).toEqual(ids)
  expect(Object.keys(encodedWidths)).toEqual(Object.keys(slots))

  const named = ids.flatMap((id) => {
    const [slot, , , hash] = encodedPictures[id]
    const { widths, jpeg } = encodedWidths[slot]
    return [...widths.map((width) => `${id}-${width}.${hash}.avif`), `${id}-${jpeg}.${hash}.jpg`]
  })
  expect(named.sort()).toEqual(readdirSync(folder).sort())
  for (const name of named) expect(statSync(new URL(name, folder)).size, name).toBeGreaterThan(0)
})

test.each(ids)('%s is encoded for its kind of place, never larger than its master', (id) => {
  const [slot, width, , , alt] = encodedPictures[id]
  expect({ slot, alt }).toEqual({ slot: pictures[id].slot, alt: pictures[id].alt })
  expect(encodedWidths[slot].widths).toEqual(slots[slot])
  expect(Math.max(...encodedWidths[slot].widths, encodedWidths[slot].jpeg)).toBeLessThanOrEqual(
    width,
  )
})

test.each(ids)('%s says what is seen, in one phrase', (id) => {
  const { alt } = pictures[id]
  expect(alt.trim()).toBe(alt)
  expect(alt).not.toBe('')
  expect(alt.length).toBeLessThanOrEqual(150)
  expect(alt).not.toMatch(/(picture|image|photo|photograph|drawing|illustration) of/i)
  expect(alt).not.toMatch(/\.$/)
})

test('no two pictures are described alike', () => {
  const words = ids.map((id) => pictures[id].alt)
  expect(new Set(words).size).toBe(words.length)
})
