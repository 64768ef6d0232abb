import { useEffect, useRef, useState } from 'react'
import type { HtmlLinkDescriptor } from 'react-router'
import { encodedPictures, encodedWidths } from '#app/content/pictures.generated.ts'
import type { PictureId } from '#app/content/pictures.ts'
import { isExternal, type PictureSource } from '#app/domain/picture.ts'
import styles from './picture.module.css'

type PictureProps = {
  source: PictureSource<PictureId>
  /** How wide the picture is drawn, as in the `sizes` of an image: before cropping, not after. */
  sizes: string
  /** '' where the words beside it say the same. By default what the registry says. */
  alt?: string | undefined
  /** For the picture at the top of a page: fetched at once and first. */
  priority?: boolean | undefined
  className?: string | undefined
  /** One of our own that stands in when a picture from elsewhere does not come. */
  fallback?: PictureId | undefined
}

/** One of the site's pictures, or one from elsewhere, cropped around its focus to the box it is given. */
export function Picture({ source, fallback = 'hotel-dusk', ...look }: PictureProps) {
  return isExternal(source) ? (
    <ExternalPicture key={source} source={source} fallback={fallback} {...look} />
  ) : (
    <OwnPicture id={source} {...look} />
  )
}

type Look = Omit<PictureProps, 'source' | 'fallback'>

function OwnPicture({
  id,
  sizes,
  alt = pictureAlt(id),
  priority,
  className,
}: { id: PictureId } & Look) {
  const { width, height } = pictureSize(id)
  return (
    <picture className={styles.formats}>
      <source type="image/avif" srcSet={pictureSrcSet(id)} sizes={sizes} />
      <img
        {...loading(priority)}
        className={className}
        data-picture={id}
        alt={alt}
        width={width}
        height={height}
        src={pictureJpeg(id)}
      />
    </picture>
  )
}

function ExternalPicture({
  source,
  fallback,
  ...look
}: { source: string; fallback: PictureId } & Look) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)

  // An image of the prerendered page may have failed before there was anyone to hear of it.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])

  const { alt = '', priority, className } = look
  if (failed) return <OwnPicture id={fallback} {...look} alt={alt} />
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

/** What is seen in the picture, for those who do not see it. */
export const pictureAlt = (id: PictureId) => encodedPictures[id][4]

/** The picture's own width and height in pixels, whatever it is cropped to. */
export function pictureSize(id: PictureId) {
  const [, width, height] = encodedPictures[id]
  return { width, height }
}

/** The picture's AVIF files, each with its width. */
export function pictureSrcSet(id: PictureId) {
  const { widths } = encodedWidths[encodedPictures[id][0]]
  return widths.map((width) => `${address(id, width, 'avif')} ${width}w`).join(', ')
}

/** The picture as a JPEG, 1200 px wide unless its place is smaller: for old browsers and share cards. */
export const pictureJpeg = (id: PictureId) =>
  address(id, encodedWidths[encodedPictures[id][0]].jpeg, 'jpg')

/** What a route's `links` returns to have the picture at its top fetched with the page. */
export const preloadPicture = (
  source: PictureSource<PictureId>,
  sizes: string,
): HtmlLinkDescriptor & { fetchPriority: 'high' } => ({
  rel: 'preload',
  as: 'image',
  fetchPriority: 'high',
  ...(isExternal(source)
    ? { href: source, referrerPolicy: 'no-referrer' }
    : { type: 'image/avif', imageSrcSet: pictureSrcSet(source), imageSizes: sizes }),
})

function address(id: PictureId, width: number, format: 'avif' | 'jpg') {
  const [, , , hash] = encodedPictures[id]
  return `/pictures/${id}-${width}.${hash}.${format}`
}
