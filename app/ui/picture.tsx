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
  className?: string | undefined
  /** One of our own that stands in when a picture from elsewhere does not come. */
  fallback?: OwnPicture | undefined
}

/** Where the upright crop is shown. A wider screen would need more pixels than the crop has. */
const UPRIGHT = '(max-aspect-ratio: 3/4) and (max-width: 639.98px)'
const UPRIGHT_SIZES = '100vw'

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
  className,
}: { picture: OwnPicture } & Look) {
  const { id, width, height, upright } = picture
  return (
    <picture className={styles.formats}>
      {upright && (
        <source
          type="image/avif"
          media={UPRIGHT}
          srcSet={uprightSrcSet(id, upright)}
          sizes={UPRIGHT_SIZES}
          width={upright.width}
          height={upright.height}
        />
      )}
      <source
        type="image/avif"
        srcSet={srcSet(picture)}
        sizes={priority ? sizes : lightOnPhones(sizes)}
      />
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
 * The links that have a picture fetched with the page, for a route's `links`: one, or for a picture
 * with an upright crop two, of which each screen follows the one it shows.
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
  const imageSizes = fetchPriority === 'high' ? sizes : lightOnPhones(sizes)
  const whole = { ...avif, imageSrcSet: srcSet(source), imageSizes }
  const { id, upright } = source
  if (!upright) return [{ ...whole, media: 'all' }]
  const imageSrcSet = uprightSrcSet(id, upright)
  return [
    { ...whole, media: `not all and ${UPRIGHT}` },
    { ...avif, imageSrcSet, imageSizes: UPRIGHT_SIZES, media: UPRIGHT },
  ]
}

/**
 * A phone of two to three dots a pixel is given seven tenths of them: on a screen held in the hand no
 * more is seen of a drawing, and a page of cards has half the bytes. What it takes is the last, plain
 * entry of `sizes`. Pictures that fill the top of a page keep all.
 */
const lightOnPhones = (sizes: string) =>
  `(max-width: 599.98px) and (min-resolution: 2.1dppx) calc(0.7 * ${sizes.slice(sizes.lastIndexOf(',') + 1).trim()}), ${sizes}`

/** The AVIF files, each with its width. */
const srcSet = ({ id, slot, hash }: OwnPicture) =>
  candidates(id, { widths: encodedWidths[slot].widths, hash })

const uprightSrcSet = (id: string, crop: Files) => candidates(`${id}-upright`, crop)

type Files = { readonly widths: readonly number[]; readonly hash: string }
const candidates = (name: string, { widths, hash }: Files) =>
  widths.map((width) => `/pictures/${name}-${width}.${hash}.avif ${width}w`).join(', ')

/** The address of a picture as one file that every browser can show: for a link to it. */
export const pictureJpeg = (source: PictureSource): string =>
  isExternal(source) ? source : jpeg(source)

/** For browsers that do not know AVIF. */
const jpeg = ({ id, slot, hash }: OwnPicture) =>
  `/pictures/${id}-${encodedWidths[slot].jpeg}.${hash}.jpg`
