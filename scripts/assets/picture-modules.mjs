// Generates the modules from which pages import pictures.
import { SHARE } from './picture-masters.mjs'

const WIDTHS_MODULE = 'encoded-widths.ts' // no group has a hyphen in its name

/** For groups whose names mean something else, in the language or among the words. */
const EXPORT_NAMES = {
  gallery: 'galleryPictures',
  hotel: 'hotelPictures',
  private: 'privatePictures',
}

/** Heroes are decorative on their pages, so these do not load what they show: only link previews say it. */
const DECORATIVE = 'hero'

const groupOf = ({ id }) => id.slice(0, id.indexOf('-'))
const exportOf = (group) => EXPORT_NAMES[group] ?? group
const importOf = (group, name = exportOf(group)) =>
  `import { ${name} } from '#words/pictures/${group}.ts'\n`

/** One module for each group, which is the first word of an id, and two for all. */
export const modulesOf = (slotWidths, pictures) => [
  { name: WIDTHS_MODULE, text: widthsText(slotWidths) },
  { name: 'share-files.ts', text: shareText(pictures) },
  ...[...new Set(pictures.map(groupOf))].map((group) => ({
    name: `${group}.ts`,
    text: groupText(group, pictures),
  })),
]

function widthsText(slotWidths) {
  const entries = Object.entries(slotWidths).map(
    ([slot, { avif, phone, jpeg }]) =>
      `  ${slot}: { avif: [${avif.join(', ')}], phone: [${phone.join(', ')}], jpeg: ${jpeg} },`,
  )
  return `// Made by \`npm run pictures\`. Do not edit.
import type { PictureSlot, PictureWidths } from '#app/domain/picture.ts'

/** How wide the files of each slot are. */
export const encodedWidths: Readonly<Record<PictureSlot, PictureWidths>> = {
${entries.join('\n')}
}
`
}

function shareText(pictures) {
  const shared = pictures.filter(({ share }) => share)
  const entries = shared.map(({ id, share }) => {
    const group = groupOf({ id })
    const alt = `${exportOf(group)}['${id.slice(group.length + 1)}']`
    return `  '${id}': { file: '${share.name}', alt: ${alt} },`
  })
  const imports = [...new Set(shared.map(groupOf))].map((group) => importOf(group))
  return `// Made by \`npm run pictures\`. Do not edit.
${imports.join('')}
/** The files that links to a page are shown with, JPEGs of these pixels, and what they show, by the picture's id. */
export const shareFiles: Readonly<Record<string, { file: string; alt: string }>> = {
${entries.join('\n')}
}
export const SHARE_SIZE = { width: ${SHARE.width}, height: ${SHARE.height} } as const
`
}

function groupText(group, pictures) {
  const exported = exportOf(group)
  const isDecorative = group === DECORATIVE
  const members = pictures.filter((picture) => groupOf(picture) === group)
  const entries = members.map(({ id, slot, width, height, hash, upright }) => {
    const name = id.slice(group.length + 1)
    const crop = upright
      ? `, upright: { width: ${upright.crop.width}, height: ${upright.crop.height}, hash: '${upright.hash}', widths: [${upright.widths.join(', ')}] }`
      : ''
    return `  '${name}': { id: '${id}', widths: encodedWidths.${slot}, width: ${width}, height: ${height}, hash: '${hash}', alt: ${isDecorative ? "''" : `alt['${name}']`}${crop} },`
  })
  return `// Made by \`npm run pictures\`. Do not edit.
import type { PictureData } from '#app/domain/picture.ts'
${isDecorative ? '' : importOf(group, `${exported} as alt`)}import { encodedWidths } from './${WIDTHS_MODULE}'

/** The pictures whose ids begin with '${group}-', by what follows. */
export const ${exported} = {
${entries.join('\n')}
} as const satisfies Record<string, PictureData>
`
}
