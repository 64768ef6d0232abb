import { accessibility } from '#app/content/accessibility.ts'
import { head } from '#app/seo/head.ts'
import { LegalPage } from '../legal-page.tsx'

export const meta = () => head(accessibility)

export default function Accessibility() {
  return <LegalPage document={accessibility} />
}
