import { nextPages } from '#app/content/next-page.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { NextPage } from '#app/parts/next-page.tsx'
import { head } from '#app/seo/head.ts'
import { PageHero } from '#app/ui/page-hero.tsx'
import { about } from '#words/about.ts'
import { Journey } from './journey.tsx'
import { Mission } from './mission.tsx'
import { Team } from './team.tsx'
import { Values } from './values.tsx'

export const meta = () =>
  head({ ...about.hero, description: about.description, path: '/about', picture: hero.about })

export default function About() {
  return (
    <>
      <PageHero {...about.hero} picture={hero.about} />
      <Mission />
      <Journey />
      <Team />
      <Values />
      <NextPage {...nextPages.about} />
    </>
  )
}
