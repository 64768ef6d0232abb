import { expect, test } from 'vitest'
import { externalHosts, isExternal } from '#app/domain/picture.ts'
import { pictureSources } from './picture-sources.ts'
import { pictures } from './pictures.ts'

test('every picture of the registry is used', () => {
  const used = new Set(pictureSources.flatMap((source) => (isExternal(source) ? [] : source.id)))
  expect(Object.keys(pictures).filter((id) => !used.has(id))).toEqual([])
})

test('by default no picture comes from another host', () => {
  expect(externalHosts(pictureSources)).toEqual([])
})
