import { memo } from 'react'
import { preload } from 'react-dom'
import type { PictureData, PictureFiles } from '#app/domain/picture.ts'
import styles from './picture.module.css'

type PictureProps = (
  | { source: PictureData; alt?: string | undefined }
  | { source: PictureFiles /** '' where the text beside it says the same. */; alt: string }
) & {
  /** The `sizes` of the image: its drawn width before cropping, not after. */
  sizes: string
  /** For the picture at the top of a page: preloaded with high priority. */
  priority?: boolean | undefined
  /** For a picture just below the first view: preloaded with low priority. */
  isSeenSoon?: boolean | undefined
  /** For the enlarged view: uncropped and at the screen's full density. */
  closeUp?: boolean | undefined
  className?: string | undefined
}

/** Where the upright crop of a picture at the top of a page is shown. A wider screen would need more pixels. */
const UPRIGHT = '(max-width: 479.98px)'
/** Where the lighter files are shown: on small, dense screens. */
const PHONE = '(max-width: 599.98px) and (min-resolution: 1.5dppx)'

/** A picture cropped around its focus to the box it is given. Memoised: a list of many is filtered with every letter. */
export const Picture = memo(function Picture({
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
})

/** Comes before `src` in the markup: a browser that reads `src` first has already begun to fetch. */
const loading = (priority = false) =>
  priority
    ? ({ fetchPriority: 'high', decoding: 'sync' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)

/**
 * The preload links of a picture: one for phones and one for all other screens.
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
 * The source for phones: the upright crop at the top of a page if there is one, otherwise lighter files;
 * undefined if the picture is too small to have any.
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

/** The last entry of `sizes`, which has no condition: the width on the narrowest screens. */
const narrowest = (sizes: string) => sizes.slice(sizes.lastIndexOf(',') + 1).trim()

/** On dense phone screens a drawing looks the same at about 1.5 device pixels per CSS pixel. */
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
