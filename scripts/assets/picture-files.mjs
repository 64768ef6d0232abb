// Which files a picture is encoded into, and how.
import { createHash } from 'node:crypto'
import { SHARE } from './picture-masters.mjs'

/**
 * A change here re-encodes every picture. The paper's grain costs most of the bytes, and shows less the larger the picture:
 * at these qualities all still look like gouache on paper.
 */
const ENCODING = {
  avif: { effort: 4, chromaSubsampling: '4:2:0' },
  avifQuality: [
    { upTo: 640, quality: 59 },
    { upTo: 1440, quality: 54 },
    { upTo: 10_000, quality: 49 },
  ],
  jpeg: { quality: 66, mozjpeg: true, progressive: true },
}

/** The JPEG is for browsers without AVIF. */
const FALLBACK_WIDTH = 1200

/**
 * For phones, all but avatars. Their dots are too small to show the grain, and without it a picture has half the bytes. The
 * higher effort saves a twentieth here, and nothing in larger files. A change here re-encodes every picture.
 */
const PHONE = {
  from: 256,
  effort: 6,
  quality: [
    { upTo: 640, quality: 41 },
    { upTo: 960, quality: 37 },
  ],
}

/** For upright crops; a change re-encodes them. No file is wider than its crop. */
const UPRIGHT = { widths: [400, 640, 960], effort: 6, quality: 41 }

/** For link previews; a change re-encodes them. */
const SHARE_ENCODING = { ...SHARE, jpeg: { quality: 78, mozjpeg: true, progressive: true } }

const qualityAt = (width, steps) => steps.find(({ upTo }) => width <= upTo)?.quality

/** The widths of the files of a slot. */
export const widthsOf = (avif) => ({
  avif,
  phone: avif.filter((width) => width >= PHONE.from && qualityAt(width, PHONE.quality)),
  jpeg: Math.min(FALLBACK_WIDTH, Math.max(...avif)),
})

/**
 * Adds widths and hashes of its files to a master. A hash changes with master and encoding, that of a crop also with
 * its part.
 */
export function withHashes({ upright, share, ...master }, widths) {
  const hashOf = (...settings) =>
    createHash('sha256')
      .update(JSON.stringify(settings))
      .update(master.bytes)
      .digest('hex')
      .slice(0, 8)
  return {
    ...master,
    widths,
    hash: hashOf(ENCODING, PHONE),
    upright: upright && {
      crop: upright,
      hash: hashOf(ENCODING.avif, UPRIGHT, upright),
      widths: [...new Set(UPRIGHT.widths.map((width) => Math.min(width, upright.width)))],
    },
    share: share && {
      crop: share,
      name: `${master.id}-share.${hashOf(SHARE_ENCODING, share)}.jpg`,
    },
  }
}

/** The files of a picture. The first is the smallest that shows it whole. */
export const filesOf = ({ id, widths, hash, upright, share }) => [
  ...widths.avif.map((width) =>
    avif(`${id}-${width}.${hash}`, width, {
      effort: ENCODING.avif.effort,
      quality: qualityAt(width, ENCODING.avifQuality),
    }),
  ),
  jpeg(`${id}-${widths.jpeg}.${hash}.jpg`, { width: widths.jpeg }, ENCODING.jpeg),
  ...widths.phone.map((width) =>
    avif(`${id}-phone-${width}.${hash}`, width, {
      effort: PHONE.effort,
      quality: qualityAt(width, PHONE.quality),
    }),
  ),
  ...(upright?.widths ?? []).map((width) => ({
    ...avif(`${id}-upright-${width}.${upright.hash}`, width, UPRIGHT),
    crop: upright.crop,
  })),
  ...(share ? [{ ...jpeg(share.name, SHARE, SHARE_ENCODING.jpeg), crop: share.crop }] : []),
]

const avif = (name, width, { effort, quality }) => ({
  name: `${name}.avif`,
  size: { width },
  format: ['avif', { ...ENCODING.avif, effort, quality }],
})

const jpeg = (name, size, options) => ({ name, size, format: ['jpeg', options] })
