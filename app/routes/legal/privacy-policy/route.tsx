import { head } from '#app/content/head.ts'
import { privacyPolicy } from '#app/content/privacy-policy.ts'
import { LegalPage } from '../legal-page.tsx'

export const meta = () => head(privacyPolicy)

export default function PrivacyPolicy() {
  return <LegalPage document={privacyPolicy} />
}
