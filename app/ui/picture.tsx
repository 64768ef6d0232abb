import { useEffect, useRef, useState } from 'react'
import { encodedWidths } from '#app/content/pictures.generated/encoded-widths.ts'
import { hotel } from '#app/content/pictures.generated/hotel.ts'
import { isExternal, type OwnPicture, type PictureSource } from '#app/domain/picture.ts'
import styles from './picture.module.css'

type PictureProps = {
  source: PictureSource
  /** How wide the picture is drawn, as in the `sizes` of an image: before cropping, not after. */
  sizes: string
  /** '' where the words beside it say the same. By default what the registry says. */
  alt?: string | undefined
  /** For the picture at the top of a page: fetched at once and first. */
  priority?: boolean | undefined
  /** Where it is looked at closely: all of it, as fine as the screen is. */
  closeUp?: boolean | undefined
  className?: string | undefined
  /** One of our own that stands in when a picture from elsewhere does not come. */
  fallback?: OwnPicture | undefined
}

/** Where the upright crop of a picture at the top of a page is shown. A wider screen would need more pixels. */
const UPRIGHT = '(max-width: 479.98px)'
/** Where the lighter files are shown: on small screens of many dots. */
const PHONE = '(max-width: 599.98px) and (min-resolution: 1.5dppx)'

/** One of the site's pictures, or one from elsewhere, cropped around its focus to the box it is given. */
export function Picture({ source, fallback = hotel.dusk, ...look }: PictureProps) {
  return isExternal(source) ? (
    <ExternalImage key={source} source={source} fallback={fallback} {...look} />
  ) : (
    <OwnImage picture={source} {...look} />
  )
}

type Look = Omit<PictureProps, 'source' | 'fallback'>

function OwnImage({
  picture,
  sizes,
  alt = picture.alt,
  priority,
  closeUp,
  className,
}: { picture: OwnPicture } & Look) {
  const { id, width, height } = picture
  const phone = closeUp ? undefined : onPhones(picture, sizes, priority)
  return (
    <picture className={styles.formats}>
      {phone && <source {...phone} />}
      <source type="image/avif" srcSet={srcSet(picture)} sizes={sizes} />
      <img
        {...loading(priority)}
        className={className}
        data-picture={id}
        alt={alt}
        width={width}
        height={height}
        src={jpeg(picture)}
      />
    </picture>
  )
}

function ExternalImage({
  source,
  fallback,
  ...look
}: { source: string; fallback: OwnPicture } & Look) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)

  // An image of the prerendered page may have failed before there was anyone to hear of it.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])

  const { alt = '', priority, className } = look
  if (failed) return <OwnImage picture={fallback} {...look} alt={alt} />
  return (
    <img
      {...loading(priority)}
      ref={image}
      className={className}
      alt={alt}
      referrerPolicy="no-referrer"
      src={source}
      onError={() => setFailed(true)}
    />
  )
}

/** Comes before `src` in the markup: a browser that reads `src` first has already begun to fetch. */
const loading = (priority = false) =>
  priority
    ? ({ fetchPriority: 'high', decoding: 'sync' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)

type FetchPriority = 'high' | 'low' | 'auto'

/**
 * The links that have a picture fetched with the page, for a route's `links`: one for phones and one
 * for all other screens, of which each screen follows the one it shows.
 */
export function preloadPicture(
  source: PictureSource,
  sizes: string,
  fetchPriority: FetchPriority = 'high',
) {
  const link = { rel: 'preload', as: 'image', fetchPriority } as const
  if (isExternal(source))
    return [{ ...link, media: 'all', href: source, referrerPolicy: 'no-referrer' as const }]

  const avif = { ...link, type: 'image/avif' }
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
function onPhones(picture: OwnPicture, sizes: string, isAtTop = false) {
  const type = 'image/avif'
  const { id, slot, hash, upright } = picture
  if (isAtTop && upright) {
    const { width, height } = upright
    const srcSet = candidates(`${id}-upright`, upright)
    return { type, media: UPRIGHT, srcSet, sizes: fewerDots('100vw'), width, height }
  }
  const widths = encodedWidths[slot].phone
  if (widths.length === 0) return undefined
  const srcSet = candidates(`${id}-phone`, { widths, hash })
  return { type, media: PHONE, srcSet, sizes: fewerDots(narrowest(sizes)) }
}

/** The last, plain entry of `sizes`: how wide a picture is drawn on the narrowest screens. */
const narrowest = (sizes: string) => sizes.slice(sizes.lastIndexOf(',') + 1).trim()

/** Of two to three dots a pixel, a screen held in the hand shows little more of a drawing than of one and a half. */
const fewerDots = (width: string) =>
  `(min-resolution: 2.1dppx) calc(0.55 * ${width}), calc(0.8 * ${width})`

/** The AVIF files, each with its width. */
const srcSet = ({ id, slot, hash }: OwnPicture) =>
  candidates(id, { widths: encodedWidths[slot].widths, hash })

type Files = { readonly widths: readonly number[]; readonly hash: string }
const candidates = (name: string, { widths, hash }: Files) =>
  widths.map((width) => `/pictures/${name}-${width}.${hash}.avif ${width}w`).join(', ')

/** The address of a picture as one file that every browser can show: for a link to it. */
export const pictureJpeg = (source: PictureSource): string =>
  isExternal(source) ? source : jpeg(source)

/** For browsers that do not know AVIF. */
const jpeg = ({ id, slot, hash }: OwnPicture) =>
  `/pictures/${id}-${encodedWidths[slot].jpeg}.${hash}.jpg`
