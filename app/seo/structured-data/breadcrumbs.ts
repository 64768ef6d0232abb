import type { BreadcrumbList } from 'schema-dts'
import { mainNavigation } from '#app/content/navigation.ts'
import type { Path } from '#app/paths.ts'
import { urlOf } from '../url.ts'

/** Home, the list that the page belongs to, if any, and the page. */
export function breadcrumbsTo(path: Path, title: string): BreadcrumbList {
  const way = mainNavigation
    .filter(({ to }) => to === '/' || path.startsWith(`${to}/`))
    .map((link) => ({ name: link.title, to: link.to }))
  return {
    '@type': 'BreadcrumbList',
    '@id': urlOf(`${path}#breadcrumbs`),
    itemListElement: [...way, { name: title, to: path }].map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urlOf(to),
    })),
  }
}
