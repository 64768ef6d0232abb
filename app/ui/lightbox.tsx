import { createContext, type MouseEvent, type ReactNode, useContext, useState } from 'react'
import { hasModifier } from '#app/browser/has-modifier.ts'
import { useLazyPart } from '#app/browser/use-lazy-part.ts'
import type { LightboxPicture } from './lightbox-viewer.tsx'
import { pictureJpeg } from './picture.tsx'

const importViewer = () => import('./lightbox-viewer.tsx')

/** Opens the surrounding set at a picture. Outside a set, a picture link is a plain link. */
const SetContext = createContext<{ open: (id: string) => void; prefetch: () => void } | undefined>(
  undefined,
)

/**
 * A set of pictures that can be enlarged. The links to them are among the children. The enlarged view shows this set
 * only.
 */
export function Lightbox({
  label,
  pictures,
  children,
}: {
  /** The dialog's name for screen readers. */
  label: string
  pictures: readonly LightboxPicture[]
  children: ReactNode
}) {
  const [index, setIndex] = useState(0)
  const { opening, part, prefetch, open, close } = useLazyPart(importViewer, { ahead: true })
  const openAt = (id: string) => {
    setIndex(pictures.findIndex((picture) => picture.id === id))
    open()
  }

  return (
    <SetContext value={{ open: openAt, prefetch }}>
      {children}
      {part && (
        <part.LightboxViewer
          key={opening}
          index={index}
          label={label}
          pictures={pictures}
          onClose={close}
        />
      )}
    </SetContext>
  )
}

/** A link to a picture of the set. It opens the enlarged view; without script or in a new tab, the picture's file. */
export function LightboxLink({
  picture: { id, image },
  className,
  children,
}: {
  picture: Pick<LightboxPicture, 'id' | 'image'>
  className?: string | undefined
  children: ReactNode
}) {
  const set = useContext(SetContext)
  const enlarge = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!set || hasModifier(event)) return
    event.preventDefault()
    // Some browsers do not focus a pressed link, but closing must return the focus to it.
    event.currentTarget.focus({ preventScroll: true })
    set.open(id)
  }

  return (
    <a
      href={pictureJpeg(image)}
      className={className}
      onPointerEnter={set?.prefetch}
      onFocus={set?.prefetch}
      onClick={enlarge}
    >
      {children}
    </a>
  )
}
