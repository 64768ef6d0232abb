import type { AnimationEvent } from 'react'
import type { RouteHandle } from '#app/browser/route-handle.ts'
import { galleryPictures } from '#app/content/pictures.generated/gallery.ts'
import { head } from '#app/seo/head.ts'
import { home } from '#words/home.ts'
import { Closing } from './closing.tsx'
import { Dining } from './dining.tsx'
import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'
import * as styles from './route.module.css'
import { Story } from './story.tsx'
import { Testimonials } from './testimonials.tsx'

export const handle = { headerOver: 'picture' } satisfies RouteHandle

export const meta = () =>
  head({
    title: home.title,
    description: home.description,
    path: '/',
    picture: import.meta.env.SSR && galleryPictures['first-light'],
  })

/**
 * For its first 800 ms the page shows a skeleton. Styles alone do that. The words are in the HTML all along, and appear
 * at the same moment whether script is fast, slow, broken or off.
 */
export default function Home() {
  return (
    <div className={styles.home} data-parts onAnimationEnd={focusHeading}>
      <Hero />
      <Story />
      <Featured />
      <Dining />
      <Testimonials />
      <Closing />
    </div>
  )
}

/** After a link to Home the focus waits on `main` while the heading is hidden, and moves to it here. */
function focusHeading({ target, currentTarget }: AnimationEvent<HTMLElement>) {
  const isHero = target === currentTarget.firstElementChild
  if (isHero && document.activeElement?.id === 'main')
    currentTarget.querySelector('h1')?.focus({ preventScroll: true })
}
