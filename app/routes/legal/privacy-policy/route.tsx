import { privacyPolicy } from '#app/content/privacy-policy.ts'
import { head } from '#app/seo/head.ts'
import { LegalPage } from '../legal-page.tsx'

export const meta = () => head(privacyPolicy)

export default function PrivacyPolicy() {
  return <LegalPage document={privacyPolicy} />
}
