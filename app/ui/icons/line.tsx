/*
 * Line icons on a 24 px grid, copied from Lucide (ISC licence): `lucide-react` sends 1.6 kB more for the same ones. A
 * file holds the icons of one part of the site, so that no page loads icons that it does not show. All are decorative:
 * the words beside them, or the control's label, say what they mean.
 */
import type { ReactNode } from 'react'

export const line = (shape: ReactNode, strokeWidth = 1.5) =>
  function Icon({ size = 24 }: { size?: number }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {shape}
      </svg>
    )
  }
