import { preloadFont } from '#app/browser/preload-font.ts'
import { dining } from '#app/content/dining.ts'
import { nextDoors } from '#app/content/next-door.ts'
import { NextDoor } from '#app/parts/next-door.tsx'
import { head } from '#app/seo/head.ts'
import { PageHero } from '#app/ui/page-hero.tsx'
import { fontsOfQuotes } from '#styles/fonts.ts'
import { Chef } from './chef.tsx'
import { Information } from './information.tsx'
import { Menu } from './menu.tsx'
import { PrivateRooms } from './private-rooms.tsx'
import { Venues } from './venues.tsx'

export const meta = () => head({ ...dining, ...dining.hero, path: '/dining' })

/** The venues' cuisines are among the first words. */
export const links = () => (import.meta.env.SSR ? fontsOfQuotes.map(preloadFont) : [])

export default function Dining() {
  return (
    <>
      <PageHero {...dining.hero} />
      <Venues />
      <Chef />
      <Menu />
      <Information />
      <PrivateRooms />
      <NextDoor {...nextDoors.dining} />
    </>
  )
}
