import { hero } from '#app/content/pictures.generated/hero.ts'
import { head } from '#app/seo/head.ts'
import { accessibility } from '#words/accessibility.ts'
import { LegalPage } from '../legal-page.tsx'

const PATH = '/accessibility'

export const meta = () => head({ ...accessibility, path: PATH, picture: hero.about })

export default function Accessibility() {
  return <LegalPage path={PATH} words={accessibility} />
}
