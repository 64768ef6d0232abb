import { preload } from 'react-dom'
import type { PictureData, PictureFiles } from '#app/domain/picture.ts'
import styles from './picture.module.css'

type PictureProps = (
  | { source: PictureData; alt?: string | undefined }
  | { source: PictureFiles /** '' where the words beside it say the same. */; alt: string }
) & {
  /** How wide the picture is drawn, as in the `sizes` of an image: before cropping, not after. */
  sizes: string
  /** For the picture at the top of a page: fetched at once and first, by a link in the head. */
  priority?: boolean | undefined
  /** For one that is seen soon after: fetched behind all that is seen first, by a link in the head. */
  isSeenSoon?: boolean | undefined
  /** Where it is looked at closely: all of it, as fine as the screen is. */
  closeUp?: boolean | undefined
  className?: string | undefined
}

/** Where the upright crop of a picture at the top of a page is shown. A wider screen would need more pixels. */
const UPRIGHT = '(max-width: 479.98px)'
/** Where the lighter files are shown: on small screens of many dots. */
const PHONE = '(max-width: 599.98px) and (min-resolution: 1.5dppx)'

/** A picture cropped around its focus to the box it is given. */
export function Picture({
  sizes,
  priority,
  isSeenSoon,
  closeUp,
  className,
  ...picture
}: PictureProps) {
  const { source, alt = 'alt' in source ? source.alt : '' } = picture
  const { id, width, height } = source
  const phone = closeUp ? undefined : onPhones(source, sizes, priority)
  if ((priority || isSeenSoon) && !closeUp)
    for (const link of preloadsOf(source, sizes, priority ? 'high' : 'low'))
      preload(pictureJpeg(source), link)
  return (
    <picture className={styles.formats}>
      {phone && <source {...phone} />}
      <source type="image/avif" srcSet={srcSet(source)} sizes={sizes} />
      <img
        {...loading(priority)}
        className={className}
        data-picture={id}
        alt={alt}
        width={width}
        height={height}
        src={pictureJpeg(source)}
      />
    </picture>
  )
}

/** Comes before `src` in the markup: a browser that reads `src` first has already begun to fetch. */
const loading = (priority = false) =>
  priority
    ? ({ fetchPriority: 'high', decoding: 'sync' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)

/**
 * The links in the head that have a picture fetched before it is found in the page: one for phones and one
 * for all other screens.
 */
function preloadsOf(source: PictureFiles, sizes: string, fetchPriority: 'high' | 'low') {
  const avif = { as: 'image', type: 'image/avif', fetchPriority } as const
  const whole = { ...avif, imageSrcSet: srcSet(source), imageSizes: sizes }
  const phone = onPhones(source, sizes, fetchPriority === 'high')
  if (!phone) return [{ ...whole, media: 'all' }]
  return [
    { ...whole, media: `not all and ${phone.media}` },
    { ...avif, imageSrcSet: phone.srcSet, imageSizes: phone.sizes, media: phone.media },
  ]
}

/**
 * What phones show in its place: the upright crop at the top of a page, where there is one, or else
 * lighter files; undefined where the picture is too small to have any.
 */
function onPhones(picture: PictureFiles, sizes: string, isAtTop = false) {
  const type = 'image/avif'
  const { id, widths, hash, upright } = picture
  if (isAtTop && upright) {
    const { width, height } = upright
    const srcSet = candidates(`${id}-upright`, upright)
    return { type, media: UPRIGHT, srcSet, sizes: fewerDots('100vw'), width, height }
  }
  if (widths.phone.length === 0) return undefined
  const srcSet = candidates(`${id}-phone`, { widths: widths.phone, hash })
  return { type, media: PHONE, srcSet, sizes: fewerDots(narrowest(sizes)) }
}

/** The last, plain entry of `sizes`: how wide a picture is drawn on the narrowest screens. */
const narrowest = (sizes: string) => sizes.slice(sizes.lastIndexOf(',') + 1).trim()

/** Of two to three dots a pixel, a screen held in the hand shows little more of a drawing than of one and a half. */
const fewerDots = (width: string) =>
  `(min-resolution: 2.1dppx) calc(0.55 * ${width}), calc(0.8 * ${width})`

/** The AVIF files, each with its width. */
const srcSet = ({ id, widths, hash }: PictureFiles) => candidates(id, { widths: widths.avif, hash })

type Files = { readonly widths: readonly number[]; readonly hash: string }
const candidates = (name: string, { widths, hash }: Files) =>
  widths.map((width) => `/pictures/${name}-${width}.${hash}.avif ${width}w`).join(', ')

/** The one file that every browser can show: for links, and for browsers that do not know AVIF. */
export const pictureJpeg = ({ id, widths, hash }: PictureFiles) =>
  `/pictures/${id}-${widths.jpeg}.${hash}.jpg`
