import { memo } from 'react'
import { preload } from 'react-dom'
import type { PictureData } from '#app/domain/picture.ts'
import * as styles from './picture.module.css'

type PictureProps = {
  source: PictureData
  /** '' if the text beside it says the same. */
  alt?: string | undefined
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

/** A `<source>`; without `media` it is for every screen. */
type Source = { srcSet: string; sizes: string; media?: string; width?: number; height?: number }

const AVIF = 'image/avif'
/** Screens that get the upright crop at the top of a page. A wider screen would need more pixels. */
const UPRIGHT = '(max-width: 479.98px)'
/** Small, dense screens, which get the lighter files. */
const PHONE = '(max-width: 599.98px) and (min-resolution: 1.5dppx)'

/** A picture cropped around its focus point. Memoised, because long lists are filtered at every keystroke. */
export const Picture = memo(function Picture({
  source: picture,
  alt = picture.alt,
  sizes,
  priority = false,
  isSeenSoon,
  closeUp,
  className,
}: PictureProps) {
  const { id, width, height } = picture
  const jpeg = pictureJpeg(picture)
  const whole: Source = { srcSet: candidates(id, picture.widths.avif, picture.hash), sizes }
  const phone = closeUp ? undefined : sourceForPhones(picture, sizes, priority)
  if ((priority || isSeenSoon) && !closeUp) {
    const others = phone ? `not all and ${phone.media}` : 'all'
    for (const { srcSet, sizes, media = others } of phone ? [whole, phone] : [whole])
      preload(jpeg, {
        as: 'image',
        type: AVIF,
        fetchPriority: priority ? 'high' : 'low',
        imageSrcSet: srcSet,
        imageSizes: sizes,
        media,
      })
  }
  return (
    <picture className={styles.formats}>
      {phone && <source type={AVIF} {...phone} />}
      <source type={AVIF} {...whole} />
      <img
        {...loading(priority, closeUp)}
        className={className}
        data-picture={id}
        alt={alt}
        width={width}
        height={height}
        src={jpeg}
      />
    </picture>
  )
})

/** Must come before `src` in the markup: a browser that has read `src` has begun to fetch. */
const loading = (priority: boolean, isAtOnce = false) =>
  priority
    ? ({ fetchPriority: 'high', decoding: 'sync' } as const)
    : ({ loading: isAtOnce ? 'eager' : 'lazy', decoding: 'async' } as const)

/**
 * The source for phones: the upright crop at the top of a page, or else lighter files; undefined if the picture is too
 * small.
 */
function sourceForPhones(
  { id, widths, hash, upright }: PictureData,
  sizes: string,
  isAtTop: boolean,
): Source | undefined {
  if (isAtTop && upright) {
    const { width, height } = upright
    const srcSet = candidates(`${id}-upright`, upright.widths, upright.hash)
    return { media: UPRIGHT, srcSet, sizes: fewerDots('100vw'), width, height }
  }
  if (widths.phone.length === 0) return undefined
  const srcSet = candidates(`${id}-phone`, widths.phone, hash)
  return { media: PHONE, srcSet, sizes: fewerDots(narrowest(sizes)) }
}

/** The last entry of `sizes`, without a condition: the width on the narrowest screens. */
const narrowest = (sizes: string) => sizes.slice(sizes.lastIndexOf(',') + 1).trim()

/** On dense phone screens a drawing looks the same at about 1.5 device pixels per CSS pixel. */
const fewerDots = (width: string) =>
  `(min-resolution: 2.1dppx) calc(0.55 * ${width}), calc(0.8 * ${width})`

/** AVIF files, each with its width. */
const candidates = (name: string, widths: readonly number[], hash: string) =>
  widths.map((width) => `/pictures/${name}-${width}.${hash}.avif ${width}w`).join(', ')

/** The one file that every browser can show: for links, and for browsers without AVIF. */
export const pictureJpeg = ({ id, widths, hash }: PictureData) =>
  `/pictures/${id}-${widths.jpeg}.${hash}.jpg`
