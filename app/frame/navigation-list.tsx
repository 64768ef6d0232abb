import { NavLink } from 'react-router'
import { mainNavigation } from '#app/content/navigation.ts'
import { ShortName } from './short-name.tsx'

/** The links of header and menu. `compact` shortens their titles where the row has little room. */
export function NavigationList({ compact }: { compact?: boolean }) {
  return (
    <ul>
      {mainNavigation.map(({ title, to, short }) => (
        <li key={to}>
          <NavLink className="sewn" to={to} end={to === '/'}>
            {compact && short ? <ShortName name={title} short={short} /> : title}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
