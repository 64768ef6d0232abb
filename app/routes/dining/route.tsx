import { dining } from '#app/content/dining.ts'
import { head } from '#app/content/head.ts'
import { PageHero, preloadHero } from '#app/ui/page-hero.tsx'
import { Chef } from './chef.tsx'
import { Information } from './information.tsx'
import { Menu } from './menu.tsx'
import { PrivateRooms } from './private-rooms.tsx'
import { Venues } from './venues.tsx'

export const meta = () => head({ ...dining, path: '/dining' })

export const links = () => preloadHero(dining.picture)

export default function Dining() {
  const { picture, bangla, title, lead } = dining
  return (
    <>
      <PageHero picture={picture} bangla={bangla} title={title} lead={lead} tall />
      <Venues />
      <Chef />
      <Menu />
      <Information />
      <PrivateRooms />
    </>
  )
}
