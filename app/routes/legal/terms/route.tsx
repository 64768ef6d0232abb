import { legalLastUpdated } from '#app/content/legal.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { head } from '#app/seo/head.ts'
import { terms } from '#words/terms.ts'
import { LegalPage } from '../legal-page.tsx'

const PATH = '/terms'

export const meta = () => head({ ...terms, path: PATH, picture: hero.reserve })

export default function Terms() {
  return <LegalPage path={PATH} words={terms} lastUpdated={legalLastUpdated} />
}
