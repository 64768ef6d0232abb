import { legalLastUpdated } from '#app/content/legal.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { head } from '#app/seo/head.ts'
import { privacyPolicy } from '#words/privacy-policy.ts'
import { LegalPage } from '../legal-page.tsx'

const PATH = '/privacy-policy'

export const meta = () => head({ ...privacyPolicy, path: PATH, picture: hero.blog })

export default function PrivacyPolicy() {
  return <LegalPage path={PATH} words={privacyPolicy} lastUpdated={legalLastUpdated} />
}
