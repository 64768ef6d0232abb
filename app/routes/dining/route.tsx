import { privateRoomCards } from '#app/content/dining.ts'
import { nextPages } from '#app/content/next-page.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { NextPage } from '#app/parts/next-page.tsx'
import { head } from '#app/seo/head.ts'
import { PageHero } from '#app/ui/page-hero.tsx'
import { preloadFont } from '#app/ui/preload-font.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { fontsOfQuotes } from '#styles/fonts.ts'
import { dining } from '#words/dining.ts'
import { Chef } from './chef.tsx'
import { Information } from './information.tsx'
import { Menu } from './menu.tsx'
import { PrivateRooms } from './private-rooms.tsx'
import { Venues } from './venues.tsx'

export const meta = () =>
  head({ ...dining.hero, description: dining.description, path: '/dining', picture: hero.dining })

/** The first view has the venues' cuisines in italics. */
export const links = () => (import.meta.env.SSR ? fontsOfQuotes.map(preloadFont) : [])

export default function Dining() {
  return (
    <>
      <PageHero {...dining.hero} lead={<Lead />} picture={hero.dining} />
      <Venues />
      <Chef />
      <Menu />
      <Information />
      <PrivateRooms />
      <NextPage {...nextPages.dining} />
    </>
  )
}

/** The private rooms stand at the foot of the page. */
const Lead = () => (
  <>
    <span>{dining.hero.lead}</span>
    <br />
    {privateRoomCards.length > 0 && (
      <TextLink to="/dining#private">{dining.private.title}</TextLink>
    )}
  </>
)
