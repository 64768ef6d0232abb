import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import {
  ACTION_CLOSE,
  createModule,
  LightboxRoot,
  MODULE_NO_SCROLL,
  MODULE_PORTAL,
  type Plugin,
  useController,
  useEvents,
  useLightboxState,
  Lightbox as Viewer,
} from 'yet-another-react-lightbox'
import { addLateStyles } from '#app/browser/late-styles.ts'
import type { PictureData } from '#app/domain/picture.ts'
import { common } from '#words/common.ts'
import { IconButton } from './button.tsx'
import { CarouselArrows } from './carousel.tsx'
import { CloseIcon } from './icons/frame.tsx'
import viewerStyles from './lightbox-viewer.css?inline'
import styles from './lightbox-viewer.module.css'
import { Modal } from './modal.tsx'
import { Picture, pictureJpeg } from './picture.tsx'

export type LightboxPicture = {
  readonly id: string
  readonly title: string
  readonly image: PictureData
}

type Pictures = readonly LightboxPicture[]

addLateStyles(viewerStyles)

/** The pictures of a set, one at a time over the whole screen. It wraps at both ends. */
export function LightboxViewer({
  label,
  pictures,
  index,
  onClose,
}: {
  label: string
  pictures: Pictures
  index: number
  onClose: () => void
}) {
  // The viewer returns to `index` when it is given another list, so it keeps the one it was opened with.
  const [shown] = useState(pictures)
  const [slides] = useState(() => pictures.map(({ image }) => ({ src: pictureJpeg(image) })))
  const captionId = useId()

  return (
    <Modal
      className={styles.viewer}
      aria-label={label}
      aria-describedby={captionId}
      data-ground="dark"
      onClose={onClose}
    >
      {(close) => (
        <Viewer
          open
          close={close}
          plugins={PLUGINS}
          slides={slides}
          index={index}
          labels={{
            'Photo gallery': label,
            Carousel: common.carousel,
            Slide: common.images.image,
            '{index} of {total}': label, // in the caption, in the digits of the language
          }}
          // Keys and buttons change the picture without a transition: during one, the viewer ignores a press on
          // the backdrop.
          animation={{ navigation: 0 }}
          carousel={{ padding: 0, preload: 1 }}
          controller={{
            closeOnBackdropClick: true,
            closeOnPullDown: true,
            closeOnEscape: false, // the platform does
            preventDefaultWheelY: true,
          }}
          render={{
            slide: ({ offset }) => <Slide pictures={shown} offset={offset} />,
            controls: () => <Caption id={captionId} pictures={shown} />,
            buttonPrev: () => shown.length > 1 && <Arrows />,
            buttonNext: () => null,
            buttonClose: () => <Close key="close" />,
          }}
        />
      )}
    </Modal>
  )
}

/** Fills the dialog, in place of what the library lays over the page. Its classes make the library focus it. */
function Frame({ close, children }: { close: () => void; children?: ReactNode }) {
  const { subscribe } = useEvents()
  useEffect(() => subscribe(ACTION_CLOSE, close), [subscribe, close])
  return <LightboxRoot className="yarl__portal yarl__portal_open">{children}</LightboxRoot>
}

const inModal: Plugin = ({ replace, remove }) => {
  remove(MODULE_NO_SCROLL)
  replace(MODULE_PORTAL, createModule(MODULE_PORTAL, Frame))
}
const PLUGINS = [inModal]

function Slide({ pictures, offset }: { pictures: Pictures; offset: number }) {
  const { currentIndex } = useLightboxState()
  const { next, prev } = useController()
  const touched = useRef({ x: 0, left: 0 })
  const picture = pictures.at((currentIndex + offset) % pictures.length)
  if (!picture) return null

  const ratio = picture.image.width / picture.image.height
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: prevents the browser's own dragging of the picture
    <div
      key={picture.id}
      ref={showFocus}
      className={styles.mount}
      data-wide={ratio >= 1 || undefined}
      style={{ '--ratio': ratio } as CSSProperties}
      onDragStart={(event) => event.preventDefault()}
      onTouchStart={({ currentTarget, touches }) => {
        touched.current = { x: touches[0]?.clientX ?? 0, left: currentTarget.scrollLeft }
      }}
      onTouchEnd={({ currentTarget, changedTouches }) => {
        const hidden = currentTarget.scrollWidth - currentTarget.clientWidth
        const { x, left } = touched.current
        const moved = (changedTouches[0]?.clientX ?? x) - x
        if (hidden < 1) return // the viewer swipes
        if (moved < -SWIPE_PX && left > hidden - 1) next()
        if (moved > SWIPE_PX && left < 1) prev()
      }}
    >
      <Picture
        source={picture.image}
        sizes={`(width < 48rem) ${Math.round(ratio * 130)}vw, min(92vw, ${Math.round(ratio * 90)}vh)`}
        priority={offset === 0}
        closeUp
      />
    </div>
  )
}

/** A swipe past the edge of a picture that is dragged sideways goes on to the next one. */
const SWIPE_PX = 40

/** A picture wider than its mount is first seen around its focus. */
function showFocus(mount: HTMLElement | null) {
  const image = mount?.querySelector('img')
  if (!mount || !image) return
  const part = Number.parseFloat(getComputedStyle(image).objectPosition) / 100
  mount.scrollLeft = part * (mount.scrollWidth - mount.clientWidth)
}

/** Title and position; read out with the dialog's name, and again when they change. */
function Caption({ id, pictures }: { id: string; pictures: Pictures }) {
  const { currentIndex } = useLightboxState()
  return (
    <p id={id} role="status" className={styles.caption}>
      <span>{pictures[currentIndex]?.title}</span>{' '}
      <small className="numerals">
        {common.images.position(currentIndex + 1, pictures.length)}
      </small>
    </p>
  )
}

function Arrows() {
  const { prev, next } = useController()
  return <CarouselArrows className={styles.arrow} onPrevious={() => prev()} onNext={() => next()} />
}

function Close() {
  const { close } = useController()
  return (
    <IconButton label={common.close} className={styles.close} onClick={close}>
      <CloseIcon />
    </IconButton>
  )
}
