import { useEffect, useState } from 'react'
import { Link } from '#app/ui/link.tsx'
import styles from './contents.module.css'

type Sections = readonly { readonly id: string; readonly title: string }[]

/** The page's sections as links, the one being read sewn under. */
export function Contents({
  title,
  sections,
  className = '',
}: {
  title: string
  sections: Sections
  className?: string | undefined
}) {
  const current = useCurrentSection(sections)
  return (
    <nav className={`${styles.contents} ${className}`} aria-labelledby="contents">
      <h2 id="contents">{title}</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              // So that the next Tab goes on from the section, as with a link that the browser follows.
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Pixels from the top: the header and a little air. A section above this line has been read. */
const READING_LINE = 108

/**
 * The id of the first section that reaches below the reading line: watched by the browser, so that
 * scrolling runs no script. None in the prerendered page, where nothing could change it.
 */
function useCurrentSection(sections: Sections) {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const inView = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.querySelector('h2')?.id ?? ''
          if (isIntersecting) inView.add(id)
          else inView.delete(id)
        }
        const first = sections.find(({ id }) => inView.has(id))
        if (first) setCurrent(first.id)
      },
      { rootMargin: `-${READING_LINE}px 0px 0px` },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)?.closest('section')
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])

  return current
}
