import { head } from '#app/content/head.ts'
import { terms } from '#app/content/terms.ts'
import { LegalPage } from '../legal-page.tsx'

export const meta = () => head(terms)

export default function Terms() {
  return <LegalPage document={terms} />
}
