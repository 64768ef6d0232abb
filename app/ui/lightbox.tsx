import { createContext, type MouseEvent, type ReactNode, useContext, useState } from 'react'
import { hasModifier } from '#app/browser/has-modifier.ts'
import type { LightboxPicture } from './lightbox-viewer.tsx'
import { pictureJpeg } from './picture.tsx'
import { useLazyOverlay } from './use-overlay.ts'

const importViewer = () => import('./lightbox-viewer.tsx')

/** Opens the surrounding set at a picture. Outside a set, a picture link is a plain link. */
const SetContext = createContext<
  { open: (id: string, link: Element) => void; prefetch: () => void } | undefined
>(undefined)

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
  const { showing, code, opener, open, close } = useLazyOverlay(importViewer)
  const openAt = (id: string, link: Element) => {
    setIndex(pictures.findIndex((picture) => picture.id === id))
    open(link)
  }

  return (
    <SetContext value={{ open: openAt, prefetch: opener.onFocus }}>
      {children}
      {code && (
        <code.LightboxViewer
          key={showing}
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
    set.open(id, event.currentTarget)
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
