import {
  createContext,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useContext,
  useState,
} from 'react'
import type { PictureSource } from '#app/domain/picture.ts'
import { pictureJpeg } from './picture.tsx'

const importViewer = () => import('./lightbox-viewer.tsx')
const LightboxViewer = lazy(importViewer)

export type LightboxPicture = {
  readonly id: string
  readonly title: string
  readonly image: PictureSource
}

type Opened = { index: number; opener: HTMLAnchorElement }

/** Opens the set around a link at that link's picture. Without a set a link is only a link. */
const SetContext = createContext<((id: string, opener: HTMLAnchorElement) => void) | undefined>(
  undefined,
)

/**
 * A set of pictures that can be enlarged. The links to them are among the children; the arrows of the
 * enlarged view go through this set alone.
 */
export function Lightbox({
  label,
  pictures,
  children,
}: {
  /** What the set is, for readers. */
  label: string
  pictures: readonly LightboxPicture[]
  children: ReactNode
}) {
  const [opened, setOpened] = useState<Opened>()
  const open = async (id: string, opener: HTMLAnchorElement) => {
    try {
      await importViewer()
    } catch {
      // The code did not come, so the link goes where it would have gone without script.
      window.location.assign(opener.href)
      return
    }
    setOpened({ index: pictures.findIndex((picture) => picture.id === id), opener })
  }

  return (
    <SetContext value={open}>
      {children}
      {opened && (
        <Suspense>
          <LightboxViewer
            {...opened}
            label={label}
            pictures={pictures}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </SetContext>
  )
}

/**
 * A link to a picture of the set: to its file where there is no script or the guest asks for a new
 * tab, otherwise to its place in the enlarged view.
 */
export function LightboxLink({
  picture: { id, image },
  className,
  children,
}: {
  picture: LightboxPicture
  className?: string | undefined
  children: ReactNode
}) {
  const open = useContext(SetContext)
  const enlarge = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!open || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(id, event.currentTarget)
  }

  return (
    <a
      href={pictureJpeg(image)}
      className={className}
      onPointerEnter={fetchViewer}
      onFocus={fetchViewer}
      onClick={enlarge}
    >
      {children}
    </a>
  )
}

/** Ahead of the click. That it failed matters only when the click comes. */
const fetchViewer = () => {
  importViewer().catch(() => {})
}
