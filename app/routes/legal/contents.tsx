import { useEffect, useState } from 'react'
import type { Path } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import * as styles from './contents.module.css'

type Sections = Readonly<Record<string, { readonly title: string }>>

/** Links to the page's sections. The section being read is underlined. */
export function Contents({
  title,
  path,
  sections,
  className = '',
}: {
  title: string
  /** The page's own path: a bare '#id' would be prerendered with a slash that the URL does not have. */
  path: Path
  sections: Sections
  className?: string | undefined
}) {
  const current = useCurrentSection(sections)
  return (
    <nav className={`${styles.contents} ${className}`} aria-labelledby="contents">
      <h2 id="contents">{title}</h2>
      <ol>
        {Object.entries(sections).map(([id, { title }]) => (
          <li key={id}>
            <Link
              className={styles.link}
              to={`${path}#${id}`}
              aria-current={id === current ? 'location' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** From the top: the header and a little space. A section above this line has been read. */
const READING_LINE_PX = 108

/**
 * The id of the section being read: the first that is not wholly above the reading line. An observer watches them, so
 * that scrolling runs no script. None in the prerendered page.
 */
function useCurrentSection(sections: Sections) {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const unread = new Set<Element>()
    const ids = Object.keys(sections)
    const elements = ids.flatMap((id) => document.getElementById(id)?.closest('section') ?? [])
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) unread.add(target)
          else unread.delete(target)
        }
        const first = elements.findIndex((element) => unread.has(element))
        setCurrent(ids.at(first)) // -1, the last one, when all are read
      },
      // As far down as a hundred screens, longer than any page.
      { rootMargin: `-${READING_LINE_PX}px 0px 10000%` },
    )
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [sections])

  return current
}
