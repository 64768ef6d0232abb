import { type CSSProperties, type PointerEvent, type ReactNode, useState } from 'react'
import { useHydrated } from '#app/browser/use-hydrated.ts'
import { common } from '#words/common.ts'
import { IconButton } from './button.tsx'
import * as styles from './carousel.module.css'
import { ChevronLeftIcon, ChevronRightIcon } from './icons/control.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from './icons/frame.tsx'

/** The index of a carousel that starts at 0 and wraps at both ends. */
export function useCarousel(length: number) {
  const [index, setIndex] = useState(0)
  return {
    index,
    select: setIndex,
    previous: () => setIndex((index - 1 + length) % length),
    next: () => setIndex((index + 1) % length),
  }
}

/** One dot per slide; the current one is longer. */
export function CarouselDots({
  words = common.images,
  length,
  index,
  onSelect,
  className = '',
}: {
  words?: { choose: string; slide: (number: number) => string }
  length: number
  index: number
  onSelect: (index: number) => void
  className?: string | undefined
}) {
  return (
    <div className={`${styles.dots} ${className}`} role="group" aria-label={words.choose}>
      {Array.from({ length }, (_, slide) => (
        <button
          key={slide}
          type="button"
          className="round"
          aria-label={words.slide(slide + 1)}
          aria-current={slide === index}
          onClick={() => onSelect(slide)}
        />
      ))}
    </div>
  )
}

/** Previous and next: arrows for words, chevrons at both sides of a picture. */
export function CarouselArrows({
  words = common.images,
  onPrevious,
  onNext,
  over,
}: {
  words?: { previous: string; next: string }
  onPrevious: () => void
  onNext: () => void
  over?: boolean
}) {
  const [Back, On] = over ? [ChevronLeftIcon, ChevronRightIcon] : [ArrowLeftIcon, ArrowRightIcon]
  const sides = [
    { side: 'previous', Icon: Back, onClick: onPrevious },
    { side: 'next', Icon: On, onClick: onNext },
  ] as const
  return sides.map(({ side, Icon, onClick }) => (
    <IconButton
      key={side}
      look="arrow"
      label={words[side]}
      className={over ? styles.over : ''}
      data-side={side}
      onClick={onClick}
    >
      <Icon />
    </IconButton>
  ))
}

/** All slides are in the page, and one is shown; a finger swipes them. Without script they are stacked. */
export function CarouselSlides({
  index,
  slides,
  onPrevious,
  onNext,
}: {
  index: number
  slides: readonly { id: string; content: ReactNode }[]
  onPrevious: () => void
  onNext: () => void
}) {
  const hydrated = useHydrated()
  const { moved, ...finger } = useFinger(onPrevious, onNext)
  return (
    <div className={styles.viewport} aria-live="polite" {...finger}>
      <div
        className={styles.track}
        data-held={moved !== undefined}
        // No style at the start: the page's policy forbids inline styles in prerendered markup.
        style={index > 0 || moved ? position(index, moved) : undefined}
      >
        {slides.map(({ id, content }, slide) => (
          <div key={id} className={styles.slide} inert={hydrated && slide !== index}>
            {content}
          </div>
        ))}
      </div>
    </div>
  )
}

const position = (index: number, moved = 0) =>
  ({ '--index': index, '--moved': `${moved}px` }) as CSSProperties

/** The shortest swipe that changes the slide, in pixels. */
export const SWIPE_PX = 48

/** Handles a sideways swipe. If the finger moves up or down instead, the browser cancels it and scrolls. */
export function useFinger(onPrevious: () => void, onNext: () => void) {
  const [finger, setFinger] = useState<{ id: number; start: number; moved: number }>()
  const lift = () => setFinger(undefined)
  return {
    moved: finger?.moved,
    onPointerDown: ({ pointerId: id, pointerType, isPrimary, clientX: start }: PointerEvent) => {
      if (pointerType !== 'mouse' && isPrimary) setFinger({ id, start, moved: 0 })
    },
    onPointerMove: ({ pointerId, clientX }: PointerEvent) => {
      if (pointerId === finger?.id) setFinger({ ...finger, moved: clientX - finger.start })
    },
    onPointerUp: ({ pointerId, clientX }: PointerEvent) => {
      if (pointerId !== finger?.id) return
      lift()
      if (clientX < finger.start - SWIPE_PX) onNext()
      if (clientX > finger.start + SWIPE_PX) onPrevious()
    },
    onPointerCancel: lift,
  }
}
