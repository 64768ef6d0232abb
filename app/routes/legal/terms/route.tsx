import { terms } from '#app/content/terms.ts'
import { head } from '#app/seo/head.ts'
import { LegalPage } from '../legal-page.tsx'

export const meta = () => head(terms)

export default function Terms() {
  return <LegalPage document={terms} />
}
