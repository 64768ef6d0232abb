import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { hasModifier } from '#app/browser/has-modifier.ts'
import type { PictureData } from '#app/domain/picture.ts'
import { common } from '#words/common.ts'
import { IconButton } from './button.tsx'
import { CarouselArrows, SWIPE_PX, useFinger } from './carousel.tsx'
import { CloseIcon } from './icons/frame.tsx'
import * as styles from './lightbox-viewer.module.css'
import { Modal } from './modal.tsx'
import { Picture } from './picture.tsx'

export type LightboxPicture = {
  readonly id: string
  readonly title: string
  readonly image: PictureData
}

/** A set's pictures, one at a time on the whole screen. It wraps at both ends. */
export function LightboxViewer({
  label,
  pictures,
  index,
  onClose,
}: {
  label: string
  pictures: readonly LightboxPicture[]
  index: number
  onClose: () => void
}) {
  // Runs on past both ends: the first picture also lies right of the last.
  const [position, setPosition] = useState(index)
  const captionId = useId()
  const isSet = pictures.length > 1
  const previous = () => setPosition(position - 1)
  const next = () => setPosition(position + 1)
  const { moved, ...finger } = useFinger(previous, next)
  const isZoomed = useSyncExternalStore(onZoom, () => (visualViewport?.scale ?? 1) > 1)
  const at = (position: number) => pictures.at(position % pictures.length)
  const shown = at(position)
  if (!shown) return null

  return (
    <Modal
      className={styles.viewer}
      aria-label={label}
      aria-describedby={captionId}
      data-theme="dark"
      data-zoomed={isZoomed || undefined}
      data-held={moved !== undefined || undefined}
      style={{ '--moved': `${moved ?? 0}px` } as CSSProperties}
      onClose={onClose}
      onKeyDown={(event: KeyboardEvent) => {
        if (!isSet || hasModifier(event)) return
        if (event.key === 'ArrowLeft') previous()
        if (event.key === 'ArrowRight') next()
      }}
      {...(isSet && finger)}
    >
      {(close) => (
        <>
          <IconButton label={common.close} className={styles.close} onClick={close}>
            <CloseIcon />
          </IconButton>
          {(isSet ? [-1, 0, 1] : [0]).map((offset) => (
            <Slide
              key={position + offset}
              picture={at(position + offset) ?? shown}
              offset={offset}
              onPrevious={previous}
              onNext={next}
            />
          ))}
          {/* Read out with the dialog's name, and again when it changes. */}
          <p id={captionId} role="status" className={styles.caption}>
            <span>{shown.title}</span>{' '}
            <small className="numerals">
              {common.images.position(pictures.indexOf(shown) + 1, pictures.length)}
            </small>
          </p>
          {isSet && <CarouselArrows over onPrevious={previous} onNext={next} />}
        </>
      )}
    </Modal>
  )
}

/** The picture that is shown, or the one before or after it, loaded beside the screen. */
function Slide({
  picture: { image },
  offset,
  onPrevious,
  onNext,
}: {
  picture: LightboxPicture
  offset: number
  onPrevious: () => void
  onNext: () => void
}) {
  const mount = useRef<HTMLDivElement>(null)
  const touched = useRef({ x: 0, left: 0 })
  useEffect(() => showFocus(mount.current), []) // in the open dialog, where it has a size
  const ratio = image.width / image.height
  return (
    <div
      className={styles.slide}
      style={{ '--offset': offset, '--ratio': ratio } as CSSProperties}
      inert={offset !== 0}
    >
      <div
        ref={mount}
        className={styles.mount}
        data-wide={ratio >= 1 || undefined}
        // The browser drags a picture that is cut off; at its end the next picture comes.
        onPointerDown={(event) => hiddenOf(event.currentTarget) > 0 && event.stopPropagation()}
        onTouchStart={({ currentTarget, touches }) => {
          touched.current = { x: touches[0]?.clientX ?? 0, left: currentTarget.scrollLeft }
        }}
        onTouchEnd={({ currentTarget, changedTouches }) => {
          const hidden = hiddenOf(currentTarget)
          const { x, left } = touched.current
          const moved = (changedTouches[0]?.clientX ?? x) - x
          if (hidden > 0 && moved < -SWIPE_PX && left > hidden - 1) onNext()
          if (hidden > 0 && moved > SWIPE_PX && left < 1) onPrevious()
        }}
      >
        <Picture
          source={image}
          sizes={`(width < 48rem) ${Math.round(ratio * 130)}vw, min(92vw, ${Math.round(ratio * 90)}vh)`}
          priority={offset === 0}
          closeUp
        />
      </div>
    </div>
  )
}

/** How many pixels of a picture are cut off at both sides. */
const hiddenOf = (mount: HTMLElement) => mount.scrollWidth - mount.clientWidth

/** A picture wider than its mount is first shown around its focus point. */
function showFocus(mount: HTMLElement | null) {
  const image = mount?.querySelector('img')
  if (!mount || !image) return
  const part = Number.parseFloat(getComputedStyle(image).objectPosition) / 100
  mount.scrollLeft = part * hiddenOf(mount)
}

/** After a pinch zoom, one finger pans. */
function onZoom(onChange: () => void) {
  visualViewport?.addEventListener('resize', onChange)
  return () => visualViewport?.removeEventListener('resize', onChange)
}
